# After the long beep presses are ignored; untouched, the box goes back to ready.

story 2.9 A press in the long beep is ignored
press at 1 s
press at 61.7 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
heard nothing else

story 2.9 A press after the long beep, within its half second, is ignored
press at 1 s
press at 62.6 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
heard nothing else

story 2.9 A press 1 ms before presses count again is ignored
press at 1 s
press at 62.999 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 80 s
heard nothing else

story 2.9 A press 1 ms after presses count again starts
press at 1 s
press at 63.001 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 1.00" from 63.001 s to 64.001 s within 20 ms
shown " 0.59" from 64.001 s to 65.001 s
heard nothing else

story 2.9 Hammering through the long beep starts one new minute, when presses count again
press at 1 s
press every 0.19 s from 61.05 s to 63.14 s for 0.1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 63.14 s
shown " 1.00" from 63.14 s to 64.14 s within 20 ms
shown " 0.59" from 64.14 s to 65.14 s
heard nothing else

story 2.9 A press of the quiet that is held on stays ignored when presses count again
press at 1 s
press at 62.99 s for 2 s
press at 66 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 66 s
shown " 1.00" from 66 s to 67 s within 20 ms
shown " 0.59" from 67 s to 68 s
heard nothing else

story 2.9 The quiet follows the two minutes too
slide 2
press at 1 s
press at 122.9 s
press at 123.1 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
shown " 0.00" from 121 s to 123.1 s
shown " 2.00" from 123.1 s to 124.1 s within 20 ms
shown " 1.59" from 124.1 s to 125.1 s
heard nothing else

story 2.9 LAMP is dark in the quiet and lit again when presses count
press at 1 s
lamp on from 0.5 s to 61 s
lamp off from 61 s to 63 s
lamp on from 63 s to 70 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else

story 2.9 After 30 s untouched the minute is ready again
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 91 s
shown " 1.00" from 91 s to 120 s
lamp on from 63 s to 120 s
heard nothing else

story 2.9 After 30 s untouched the two minutes are ready again
slide 2
press at 1 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111, 112, 113, 114, 115, 116, 116.5 s
heard short at 117, 117.5, 118, 118.5, 119, 119.5, 120, 120.5 s
heard long at 121 s
shown " 0.00" from 121 s to 151 s
shown " 2.00" from 151 s to 170 s
heard nothing else

story 2.9 A press that is ignored is a touch: 30 s from it
press at 1 s
press at 62 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 92 s
shown " 1.00" from 92 s to 100 s
heard nothing else

story 2.9 SLIDE there and back is a touch: 30 s from it
press at 1 s
slide 2 at 61.5 s
slide 1 at 62.478 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 92.5 s
shown " 1.00" from 92.5 s to 100 s
heard nothing else

story 2.9 A press 10 ms before the 30 s are gone starts a new minute
press at 1 s
press at 90.99 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.00" from 61 s to 90.99 s
shown " 1.00" from 90.99 s to 91.99 s within 20 ms
shown " 0.59" from 91.99 s to 92.99 s
heard nothing else

story 2.9 A press after the 30 s starts from ready
press at 1 s
press at 95 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 1.00" from 91 s to 96 s
shown " 0.59" from 96 s to 97 s
heard nothing else
