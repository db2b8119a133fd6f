# The settings of idle.

story 6.16 dim_min and sleep_min
set dim_min 1
set sleep_min 2
shown " 1.00" from 0.5 s to 60 s
shown "    ." from 60.1 s to 120 s
dark from 120.1 s to 130 s
lamp off from 120.1 s to 130 s

story 6.16 The longest: two hours
set dim_min 120
set sleep_min 120
shown " 1.00" from 0.5 s to 7200 s
dark from 7200.1 s to 7210 s

story 6.16 A box that sleeps before it dims does not dim
set dim_min 10
set sleep_min 2
shown " 1.00" from 0.5 s to 120 s
dark from 120.1 s to 700 s

story 6.16 They do not shorten a pause
set dim_min 1
set sleep_min 2
press at 1, 5.5 s
blinks " 0.56" from 5.51 s to 1805 s
dark from 1805.6 s to 1810 s

story 6.16 No less than a minute, no more than two hours
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"dim_min": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"dim_min": 121}} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"sleep_min": 0}} at 3 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"sleep_min": 121}} at 4 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"sleep_min": 1}} at 5 s
said {"id": 1, "error": {"message": "dim_min takes 1 to 120"}}
said {"id": 2, "error": {"message": "dim_min takes 1 to 120"}}
said {"id": 3, "error": {"message": "sleep_min takes 1 to 120"}}
said {"id": 4, "error": {"message": "sleep_min takes 1 to 120"}}
said {"id": 5, "result": {"sleep_min": 1}}
said nothing else
dark from 65.1 s to 70 s
kept settings as {"dim_min": 5, "sleep_min": 1}

story 6.17 low_battery_mv
set low_battery_mv 4000
no cable
battery 3.9
shown "Lo  " from 10.1 s to 11 s

story 6.17 Below it means below it
set low_battery_mv 3900
no cable
battery 3.905
shown " 1.00" from 0.5 s to 60 s

story 6.17 No less than 2 V, no more than 4.5 V
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"low_battery_mv": 1999}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "settings.set", "params": {"low_battery_mv": 4501}} at 2 s
send {"jsonrpc": "2.0", "id": 3, "method": "settings.set", "params": {"low_battery_mv": 4500}} at 3 s
said {"id": 1, "error": {"message": "low_battery_mv takes 2000 to 4500"}}
said {"id": 2, "error": {"message": "low_battery_mv takes 2000 to 4500"}}
said {"id": 3, "result": {"low_battery_mv": 4500}}
said nothing else
kept settings as {"low_battery_mv": 4500}

story 6.17 A kept limit above what batteries have becomes the highest, and nothing is bad
set low_battery_mv 5000
set volume 2
no cable
battery 4.45
send {"jsonrpc": "2.0", "id": 1, "method": "settings.get"} at 5.2 s
plug in at 5 s
said {"id": 1, "result": {"low_battery_mv": 4500, "volume": 2}} at 5.2 s within 400 ms
shown "Lo  " from 10.1 s to 11 s
no write from 0 s to 12 s
faults 0

story 6.17 A kept limit that was never allowed is bad: the default, and a line in the log
set low_battery_mv 5001
no cable
battery 3.25
shown " 1.00" from 0.5 s to 12 s
kept aside settings
faults 1
