# JSON to the letter of RFC 8259: what is none, and what is.

story 7.1 Refused as no JSON: a missing colon
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume" 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 1.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 1.5 s within 400 ms
said nothing else
no write from 0.5 s to 2.5 s

story 7.1 Refused as no JSON: a missing comma
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1 "chase_1_s": 30}} at 1 s
send {"jsonrpc": "2.0" "id": 1, "method": "reboot"} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [1 2]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2.5 s within 400 ms
said nothing else
no write from 0.5 s to 3.5 s

story 7.1 Refused as no JSON: a doubled comma
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1,, "chase_1_s": 30}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [1,,2]}} at 1.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else
no write from 0.5 s to 3 s

story 7.1 Refused as no JSON: a comma too many at the end
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1,}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello",} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [1,]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2.5 s within 400 ms
said nothing else
no write from 0.5 s to 3.5 s

story 7.1 Refused as no JSON: a comma too many at the beginning
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {,"volume": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [,1]}} at 1.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else
no write from 0.5 s to 3 s

story 7.1 Refused as no JSON: a doubled colon
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume":: 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 1.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 1.5 s within 400 ms
said nothing else
no write from 0.5 s to 2.5 s

story 7.1 Refused as no JSON: a leading zero
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 01}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": -01}} at 1.5 s
send {"jsonrpc": "2.0", "id": 00, "method": "reboot"} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2.5 s within 400 ms
said nothing else
no write from 0.5 s to 3.5 s

story 7.1 Refused as no JSON: a number that is none
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1.}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": +1}} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": .5}} at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": -}} at 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1e}} at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1e+}} at 3.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1.e1}} at 4 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1-1}} at 4.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 0x1}} at 5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": --1}} at 5.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": 1.5.5}} at 6 s
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": - 1}} at 6.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 7 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 5.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 6 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 6.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 7 s within 400 ms
said nothing else
no write from 0.5 s to 8 s

story 7.1 Refused as no JSON: a word that is none
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": True}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": tru}} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": nulll}} at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": nul}} at 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": NaN}} at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": Infinity}} at 3.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": -Infinity}} at 4 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": truefalse}} at 4.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": yes}} at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 5.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 5.5 s within 400 ms
said nothing else
no write from 0.5 s to 6.5 s

story 7.1 Refused as no JSON: a bad escape
send {"jsonrpc": "2.0", "id": "\x", "method": "reboot"} at 1 s
send {"jsonrpc": "2.0", "id": "\ucO00", "method": "reboot"} at 1.5 s
send {"jsonrpc": "2.0", "id": "\u12", "method": "reboot"} at 2 s
send {"jsonrpc": "2.0", "id": "\u", "method": "reboot"} at 2.5 s
send {"jsonrpc": "2.0", "id": "\u12g4", "method": "reboot"} at 3 s
send {"jsonrpc": "2.0", "id": "\'", "method": "reboot"} at 3.5 s
send {"jsonrpc": "2.0", "id": "\U0041", "method": "reboot"} at 4 s
send {"jsonrpc": "2.0", "id": "\a", "method": "reboot"} at 4.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 5 s within 400 ms
said nothing else
no write from 0.5 s to 6 s

story 7.1 Refused as no JSON: a raw control character
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a202200222c20226d6574686f64223a20227265626f6f74227d0a at 1 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a202201222c20226d6574686f64223a20227265626f6f74227d0a at 1.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a202209222c20226d6574686f64223a20227265626f6f74227d0a at 2 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20220d222c20226d6574686f64223a20227265626f6f74227d0a at 2.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20221f222c20226d6574686f64223a20227265626f6f74227d0a at 3 s
send bytes 7b226a736f6e727063223a0b22322e30222c20226964223a20312c20226d6574686f64223a20227265626f6f74227d0a at 3.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 4 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 4 s within 400 ms
said nothing else
no write from 0.5 s to 5 s

story 7.1 Refused as no JSON: crossed brackets
send {"jsonrpc": "2.0", "id": 1, "method": "settings.set", "params": {"volume": [1}]} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [{]}}} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "reboot"] at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2.5 s within 400 ms
said nothing else
no write from 0.5 s to 3.5 s

story 7.1 Refused as no JSON: a bracket that was never opened
send {"jsonrpc": "2.0", "id": 1, "method": "hello"]} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {}}} at 1.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else
no write from 0.5 s to 3 s

story 7.1 Refused as no JSON: a key that is no string
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {1: 1}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {null: 1}} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {true: 1}} at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {[]: 1}} at 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {{}: 1}} at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {volume: 1}} at 3.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a" "b": 1}} at 4 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 1, 2: 1}} at 4.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 5 s within 400 ms
said nothing else
no write from 0.5 s to 6 s

story 7.1 Refused as no JSON: a string in other quotes or in none
send {'jsonrpc': '2.0', 'id': 1, 'method': 'reboot'} at 1 s
send {"jsonrpc": 2.0, "id": 1, "method": reboot} at 1.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else
no write from 0.5 s to 3 s

story 7.1 Refused as no JSON: a comment
send {"jsonrpc": "2.0", /* 1 */ "id": 1, "method": "reboot"} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "reboot"} // 1 at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "reboot"} # 1 at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2.5 s within 400 ms
said nothing else
no write from 0.5 s to 3.5 s

story 7.1 Refused as no JSON: bytes that are no UTF-8
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022eda080222c20226d6574686f64223a20227265626f6f74227d0a at 1 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022eda0bdedb880222c20226d6574686f64223a20227265626f6f74227d0a at 1.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022c080222c20226d6574686f64223a20227265626f6f74227d0a at 2 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022c1bf222c20226d6574686f64223a20227265626f6f74227d0a at 2.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022e09fbf222c20226d6574686f64223a20227265626f6f74227d0a at 3 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022f08fbfbf222c20226d6574686f64223a20227265626f6f74227d0a at 3.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022f4908080222c20226d6574686f64223a20227265626f6f74227d0a at 4 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022f5808080222c20226d6574686f64223a20227265626f6f74227d0a at 4.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022fe222c20226d6574686f64223a20227265626f6f74227d0a at 5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a202280222c20226d6574686f64223a20227265626f6f74227d0a at 5.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022c3a9a9222c20226d6574686f64223a20227265626f6f74227d0a at 6 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022e282222c20226d6574686f64223a20227265626f6f74227d0a at 6.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a2022e2825c6e222c20226d6574686f64223a20227265626f6f74227d0a at 7 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 7.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 5.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 6 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 6.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 7 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 7.5 s within 400 ms
said nothing else
no write from 0.5 s to 8.5 s

story 7.1 Refused as no JSON: UTF-8 outside of a string
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a20227265626f6f74227dc2a00a at 1 s
send bytes 7b226a736f6e727063223ae3808022322e30222c20226964223a20312c20226d6574686f64223a20227265626f6f74227d0a at 1.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2 s within 400 ms
said nothing else
no write from 0.5 s to 3 s

story 7.1 Refused as no JSON: half a pair of surrogates
send {"jsonrpc": "2.0", "id": "\ud83d", "method": "reboot"} at 1 s
send {"jsonrpc": "2.0", "id": "\ude00", "method": "reboot"} at 1.5 s
send {"jsonrpc": "2.0", "id": "\ud83d!", "method": "reboot"} at 2 s
send {"jsonrpc": "2.0", "id": "\ud83d\n", "method": "reboot"} at 2.5 s
send {"jsonrpc": "2.0", "id": "\ud83d\u0041", "method": "reboot"} at 3 s
send {"jsonrpc": "2.0", "id": "\ud83d\ud83d", "method": "reboot"} at 3.5 s
send {"jsonrpc": "2.0", "id": "\ude00\ud83d", "method": "reboot"} at 4 s
send {"jsonrpc": "2.0", "id": "\ud83d\ude0", "method": "reboot"} at 4.5 s
send {"jsonrpc": "2.0", "id": "\uDBFF\uE000", "method": "reboot"} at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 5.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 4.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 5 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 5.5 s within 400 ms
said nothing else
no write from 0.5 s to 6.5 s

story 7.1 Refused as no JSON: a number of over 20 characters
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 111111111111111111111}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": -11111111111111111111}} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 0.1111111111111111111}} at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 1e1111111111111111111}} at 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999999]}} at 3 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 3.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 3 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 3.5 s within 400 ms
said nothing else
no write from 0.5 s to 4.5 s

story 7.1 Refused as no JSON: nested more than eight deep
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [[[[[[[]]]]]]]}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": {"a": {"a": {"a": {"a": {"a": {"a": {"a": 1}}}}}}}}} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}} at 2 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 2.5 s
said {"id": null, "error": {"code": -32700}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32700}} at 2 s within 400 ms
said {"id": 2, "result": {"state": "ready"}} at 2.5 s within 400 ms
said nothing else
no write from 0.5 s to 3.5 s

story 7.1 Nested eight deep is read
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [[[[[[]]]]]]}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": {"a": {"a": {"a": {"a": {"a": {"a": 1}}}}}}}} at 1.5 s
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 1 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 1.5 s within 400 ms
said nothing else

story 7.1 A number of 20 characters is read
send {"jsonrpc": "2.0", "id": 12345678901234567890, "method": "game.status"} at 1 s
send {"jsonrpc": "2.0", "id": -1234567890123456789, "method": "game.status"} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 1.234567890123456e99}} at 2 s
said {"id": 12345678901234567890, "result": "*"} at 1 s within 400 ms
said {"id": -1234567890123456789, "result": "*"} at 1.5 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 2 s within 400 ms
said nothing else

story 7.1 Whatever else is JSON is read
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 0}} at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": -0}} at 1.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 0.5}} at 2 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": -0.0e-0}} at 2.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 1E+5}} at 3 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": 1e999}} at 3.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [true, false, null]}} at 4 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": [[], {}, "", {"": []}]}} at 4.5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": {"a": 1, "a": 2}}} at 5 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"a": "\"\\\/\b\f\n\r\t\u0000\uFFFF"}} at 5.5 s
send bytes 7b226a736f6e727063223a2022322e30222c20226964223a20312c20226d6574686f64223a202268656c6c6f222c2022706172616d73223a207b2261223a20227fe282acf09f9880227d7d0a at 6 s
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 1 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 1.5 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 2 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 2.5 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 3 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 3.5 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 4 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 4.5 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 5 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 5.5 s within 400 ms
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 6 s within 400 ms
said nothing else

story 7.1 Blanks may stand between all parts
send bytes 7b0920226a736f6e72706322203a0922322e3022202c0d22696422203a2031092c226d6574686f64223a2268656c6c6f222c22706172616d7322203a207b20226122203a205b2031202c2032205d207d097d200d0a at 1 s
said {"id": 1, "error": {"code": -32602, "message": "no param a"}} at 1 s within 400 ms
said nothing else

story 7.1 An escape is the character that it stands for
send {"\u006asonrpc": "2.0", "\u0069d": "\u00e9\n\/", "method": "game\u002estatus"} at 1 s
said {"id": "é\n/", "result": "*"} at 1 s within 400 ms
said nothing else

story 7.1 A pair of surrogates is one character, in whatever case
send {"jsonrpc": "2.0", "id": "\ud83d\ude00 \uDBFF\uDFFF \uD800\udc00", "method": "game.status"} at 1 s
send {"jsonrpc": "2.0", "id": "\\ud83d", "method": "game.status"} at 1.5 s
said {"id": "😀 􏿿 𐀀", "result": "*"} at 1 s within 400 ms
said {"id": "\\ud83d", "result": "*"} at 1.5 s within 400 ms
said nothing else
never said \ude

story 7.1 A request without an id is never answered, whatever its params
send {"jsonrpc": "2.0", "method": "update", "params": [1, 2, 3, 4, 5]} at 1 s
send {"jsonrpc": "2.0", "method": "hello", "params": "x"} at 1.5 s
send {"jsonrpc": "2.0", "method": "hello", "params": null} at 2 s
send {"jsonrpc": "2.0", "method": "settings.set", "params": {"volume": [{}]}} at 2.5 s
send {"jsonrpc": "2.0", "method": "table.set", "params": {"colours": 1}} at 3 s
send {"jsonrpc": "2.0", "method": ""} at 3.5 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.status"} at 4 s
said {"id": 2, "result": "*"} at 4 s within 400 ms
said nothing else

story 7.1 An id of null is answered
send {"jsonrpc": "2.0", "id": null, "method": "game.status"} at 1 s
send {"jsonrpc": "2.0", "id": null, "method": "game.cheat"} at 1.5 s
said {"id": null, "result": "*"} at 1 s within 400 ms
said {"id": null, "error": {"code": -32601}} at 1.5 s within 400 ms
said nothing else

story 7.1 What is no request is answered without its id
send {"id": 7} at 1 s
send {} at 1.5 s
send {"jsonrpc": "2", "id": 7, "method": "hello"} at 2 s
send {"jsonrpc": "2.0", "id": 7, "method": {}} at 2.5 s
send {"jsonrpc": "2.0", "id": 7.0, "method": "hello"} at 3 s
send {"jsonrpc": "2.0", "method": null} at 3.5 s
said {"id": null, "error": {"code": -32600}} at 1 s within 400 ms
said {"id": null, "error": {"code": -32600}} at 1.5 s within 400 ms
said {"id": null, "error": {"code": -32600}} at 2 s within 400 ms
said {"id": null, "error": {"code": -32600}} at 2.5 s within 400 ms
said {"id": null, "error": {"code": -32600}} at 3 s within 400 ms
said {"id": null, "error": {"code": -32600}} at 3.5 s within 400 ms
said nothing else

story 7.1 Keys that are no strings in each game, and each goes on
press at 1 s
send {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {1: 1}} at 5 s
send {"jsonrpc": "2.0", "id": 2, "method": "events", "params": {"on": {"on": [[[]]]}}} at 6 s
send {"jsonrpc": "2.0", "id": 3, "method": "table.get", "params": {"reveal": [], "": {}}} at 7 s
said {"id": null, "error": {"code": -32700}} at 5 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 6 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 7 s within 400 ms
said nothing else
shown " 0.50" at 11.5 s
faults 0

story 7.1 Names of params that are names in the program are params that there are not
send {"jsonrpc": "2.0", "id": 1, "method": "game.new", "params": {"app": 1}} at 1 s
send {"jsonrpc": "2.0", "id": 2, "method": "game.select", "params": {"colour": 1, "app": null}} at 1.5 s
send {"jsonrpc": "2.0", "id": 3, "method": "table.get", "params": {"": 1, "reveal": false}} at 2 s
send {"jsonrpc": "2.0", "id": 4, "method": "settings.set", "params": {"": 1}} at 2.5 s
send {"jsonrpc": "2.0", "id": 5, "method": "settings.set", "params": {"game": ["chase"], "deal": {}}} at 3 s
send {"jsonrpc": "2.0", "id": 6, "method": "game.select", "params": {"colour": 1e999}} at 3.5 s
send {"jsonrpc": "2.0", "id": 7, "method": "game.mode", "params": {"game": ""}} at 4 s
said {"id": 1, "error": {"code": -32602}} at 1 s within 400 ms
said {"id": 2, "error": {"code": -32602}} at 1.5 s within 400 ms
said {"id": 3, "error": {"code": -32602}} at 2 s within 400 ms
said {"id": 4, "error": {"code": -32602}} at 2.5 s within 400 ms
said {"id": 5, "error": {"code": -32602}} at 3 s within 400 ms
said {"id": 6, "error": {"code": -32602}} at 3.5 s within 400 ms
said {"id": 7, "error": {"code": -32602}} at 4 s within 400 ms
said nothing else
faults 0

story 7.1 what is no JSON is refused and changes nothing
send {"jsonrpc":"2.0","id":1,"method":"settings.set","params":{"volume" 1}} at 1 s
said {"error":{"code":-32700}}
send {"jsonrpc":"2.0","id":2,"method":"settings.get"} at 2 s
said {"id":2,"result":{"volume":3}}

story 7.1 a key that is no string is refused, and the round goes on
press at 1 s
send {"jsonrpc":"2.0","id":1,"method":"hello","params":{1:1}} at 5 s
said {"error":{"code":-32700}}
shown " 0.50" at 11.5 s
faults 0

story 7.1 bytes that are no UTF-8 are refused in every world
send bytes 7b226a736f6e727063223a22322e30222c226964223a22eda080222c226d6574686f64223a2268656c6c6f227d0a at 1 s
said {"error":{"code":-32700}}

story 7.1 a pair of surrogates is one character
send {"jsonrpc":"2.0","id":"\ud83d\ude00","method":"hello"} at 1 s
said {"id":"😀","result":{"product":"quizbox"}}

story 7.1 a notification is never answered, whatever its params
send {"jsonrpc":"2.0","method":"update","params":[1,2,3,4,5]} at 1 s
send {"jsonrpc":"2.0","id":2,"method":"hello"} at 2 s
said {"id":2,"result":{"product":"quizbox"}}
said nothing else
