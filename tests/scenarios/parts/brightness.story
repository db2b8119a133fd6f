# Each module at each brightness, and how it comes up.

story 6.10 Brightness 1 on tm1650
display tm1650
set brightness 1
shown " 1.00" from 0.5 s to 5 s
brightness 1 at 0.5 s
brightness 1 at 4.5 s

story 6.10 Brightness 2 on tm1650
display tm1650
shown " 1.00" from 0.5 s to 5 s
brightness 2 at 0.5 s
brightness 2 at 4.5 s

story 6.10 Brightness 3 on tm1650
display tm1650
set brightness 3
shown " 1.00" from 0.5 s to 5 s
brightness 3 at 0.5 s
brightness 3 at 4.5 s

story 6.10 Nothing random shows on tm1650 as power comes on, whatever it holds
display tm1650
origin random 10
power off at 2 s
power on at 3 s
power off at 5 s
power on at 5.001 s
dark from 0 s to 0.025 s
shown " 1.00" from 0.5 s to 2 s
dark from 2 s to 3.025 s
shown " 1.00" from 3.5 s to 5 s
dark from 5.001 s to 5.026 s
shown " 1.00" from 5.5 s to 8 s

story 6.10 Brightness 1 on max7219
display max7219
set brightness 1
shown "     1.00" from 0.5 s to 5 s
brightness 1 at 0.5 s
brightness 1 at 4.5 s

story 6.10 Brightness 2 on max7219
display max7219
shown "     1.00" from 0.5 s to 5 s
brightness 2 at 0.5 s
brightness 2 at 4.5 s

story 6.10 Brightness 3 on max7219
display max7219
set brightness 3
shown "     1.00" from 0.5 s to 5 s
brightness 3 at 0.5 s
brightness 3 at 4.5 s

story 6.10 Nothing random shows on max7219 as power comes on, whatever it holds
display max7219
origin random 15
power off at 2 s
power on at 3 s
power off at 5 s
power on at 5.001 s
dark from 0 s to 0.025 s
shown "     1.00" from 0.5 s to 2 s
dark from 2 s to 3.025 s
shown "     1.00" from 3.5 s to 5 s
dark from 5.001 s to 5.026 s
shown "     1.00" from 5.5 s to 8 s

story 6.10 Brightness 1 on tm1637-4
display tm1637-4
set brightness 1
shown " 1.00" from 0.5 s to 5 s
brightness 1 at 0.5 s
brightness 1 at 4.5 s

story 6.10 Brightness 2 on tm1637-4
display tm1637-4
shown " 1.00" from 0.5 s to 5 s
brightness 2 at 0.5 s
brightness 2 at 4.5 s

story 6.10 Brightness 3 on tm1637-4
display tm1637-4
set brightness 3
shown " 1.00" from 0.5 s to 5 s
brightness 3 at 0.5 s
brightness 3 at 4.5 s

story 6.10 Nothing random shows on tm1637-4 as power comes on, whatever it holds
display tm1637-4
origin random 12
power off at 2 s
power on at 3 s
power off at 5 s
power on at 5.001 s
dark from 0 s to 0.025 s
shown " 1.00" from 0.5 s to 2 s
dark from 2 s to 3.025 s
shown " 1.00" from 3.5 s to 5 s
dark from 5.001 s to 5.026 s
shown " 1.00" from 5.5 s to 8 s

story 6.10 Brightness 1 on tm1637-6
display tm1637-6
set brightness 1
shown "   1.00" from 0.5 s to 5 s
brightness 1 at 0.5 s
brightness 1 at 4.5 s

story 6.10 Brightness 2 on tm1637-6
display tm1637-6
shown "   1.00" from 0.5 s to 5 s
brightness 2 at 0.5 s
brightness 2 at 4.5 s

story 6.10 Brightness 3 on tm1637-6
display tm1637-6
set brightness 3
shown "   1.00" from 0.5 s to 5 s
brightness 3 at 0.5 s
brightness 3 at 4.5 s

story 6.10 Nothing random shows on tm1637-6 as power comes on, whatever it holds
display tm1637-6
origin random 14
power off at 2 s
power on at 3 s
power off at 5 s
power on at 5.001 s
dark from 0 s to 0.025 s
shown "   1.00" from 0.5 s to 2 s
dark from 2 s to 3.025 s
shown "   1.00" from 3.5 s to 5 s
dark from 5.001 s to 5.026 s
shown "   1.00" from 5.5 s to 8 s

story 6.10 Brightness 1 on ht16k33
display ht16k33
set brightness 1
shown " 1.00" from 0.5 s to 5 s
brightness 1 at 0.5 s
brightness 1 at 4.5 s

story 6.10 Brightness 2 on ht16k33
display ht16k33
shown " 1.00" from 0.5 s to 5 s
brightness 2 at 0.5 s
brightness 2 at 4.5 s

story 6.10 Brightness 3 on ht16k33
display ht16k33
set brightness 3
shown " 1.00" from 0.5 s to 5 s
brightness 3 at 0.5 s
brightness 3 at 4.5 s

story 6.10 Nothing random shows on ht16k33 as power comes on, whatever it holds
display ht16k33
origin random 11
power off at 2 s
power on at 3 s
power off at 5 s
power on at 5.001 s
dark from 0 s to 0.025 s
shown " 1.00" from 0.5 s to 2 s
dark from 2 s to 3.025 s
shown " 1.00" from 3.5 s to 5 s
dark from 5.001 s to 5.026 s
shown " 1.00" from 5.5 s to 8 s
