# Wherever the counter of microseconds stands at power-on.

story 2.8 A minute with a pause, from random origin 1
origin random 1
press at 0.937 s
press at 6.637 s
press at 13.06 s
heard short at 17.36, 27.36, 37.36, 47.36, 57.36, 58.36, 59.36, 60.36, 61.36, 62.36, 62.86 s
heard short at 63.36, 63.86, 64.36, 64.86, 65.36, 65.86, 66.36, 66.86 s
heard long at 67.36 s
heard nothing else

story 2.8 A minute with a pause, from random origin 2
origin random 2
press at 0.974 s
press at 11.674 s
press at 18.097 s
heard short at 10.974, 27.397, 37.397, 47.397, 57.397, 58.397, 59.397, 60.397, 61.397, 62.397 s
heard short at 62.897, 63.397, 63.897, 64.397, 64.897, 65.397, 65.897, 66.397, 66.897 s
heard long at 67.397 s
heard nothing else

story 2.8 A minute with a pause, from random origin 3
origin random 3
press at 1.011 s
press at 16.711 s
press at 23.134 s
heard short at 11.011, 27.434, 37.434, 47.434, 57.434, 58.434, 59.434, 60.434, 61.434, 62.434 s
heard short at 62.934, 63.434, 63.934, 64.434, 64.934, 65.434, 65.934, 66.434, 66.934 s
heard long at 67.434 s
heard nothing else

story 2.8 A minute with a pause, from random origin 4
origin random 4
press at 1.048 s
press at 21.748 s
press at 28.171 s
heard short at 11.048, 21.048, 37.471, 47.471, 57.471, 58.471, 59.471, 60.471, 61.471, 62.471 s
heard short at 62.971, 63.471, 63.971, 64.471, 64.971, 65.471, 65.971, 66.471, 66.971 s
heard long at 67.471 s
heard nothing else

story 2.8 A minute with a pause, from random origin 5
origin random 5
press at 1.085 s
press at 26.785 s
press at 33.208 s
heard short at 11.085, 21.085, 37.508, 47.508, 57.508, 58.508, 59.508, 60.508, 61.508, 62.508 s
heard short at 63.008, 63.508, 64.008, 64.508, 65.008, 65.508, 66.008, 66.508, 67.008 s
heard long at 67.508 s
heard nothing else

story 2.8 A minute with a pause, from random origin 6
origin random 6
press at 1.122 s
press at 31.822 s
press at 38.245 s
heard short at 11.122, 21.122, 31.122, 47.545, 57.545, 58.545, 59.545, 60.545, 61.545, 62.545 s
heard short at 63.045, 63.545, 64.045, 64.545, 65.045, 65.545, 66.045, 66.545, 67.045 s
heard long at 67.545 s
heard nothing else

story 2.8 A minute with a pause, from random origin 7
origin random 7
press at 1.159 s
press at 36.859 s
press at 43.282 s
heard short at 11.159, 21.159, 31.159, 47.582, 57.582, 58.582, 59.582, 60.582, 61.582, 62.582 s
heard short at 63.082, 63.582, 64.082, 64.582, 65.082, 65.582, 66.082, 66.582, 67.082 s
heard long at 67.582 s
heard nothing else

story 2.8 A minute with a pause, from random origin 8
origin random 8
press at 1.196 s
press at 41.896 s
press at 48.319 s
heard short at 11.196, 21.196, 31.196, 41.196, 57.619, 58.619, 59.619, 60.619, 61.619, 62.619 s
heard short at 63.119, 63.619, 64.119, 64.619, 65.119, 65.619, 66.119, 66.619, 67.119 s
heard long at 67.619 s
heard nothing else

story 2.8 A minute with a pause, from random origin 9
origin random 9
press at 1.233 s
press at 46.933 s
press at 53.356 s
heard short at 11.233, 21.233, 31.233, 41.233, 57.656, 58.656, 59.656, 60.656, 61.656, 62.656 s
heard short at 63.156, 63.656, 64.156, 64.656, 65.156, 65.656, 66.156, 66.656, 67.156 s
heard long at 67.656 s
heard nothing else

story 2.8 The counter wraps in a pause
origin 1048741824
press at 1 s
press at 20 s
press at 30 s
blinks " 0.41" from 20.01 s to 30 s
heard short at 11, 31, 41, 51, 61, 62, 63, 64, 65, 66, 66.5, 67, 67.5, 68, 68.5, 69, 69.5, 70 s
heard short at 70.5 s
heard long at 71 s
heard nothing else

story 2.8 The counter wraps twice in a pause of 25 minutes
origin 1048741824
press at 1 s
press at 20.2 s
press at 1520.2 s
heard short at 11, 1521, 1531, 1541, 1551, 1552, 1553, 1554, 1555, 1556, 1556.5, 1557, 1557.5 s
heard short at 1558, 1558.5, 1559, 1559.5, 1560, 1560.5 s
heard long at 1561 s
heard nothing else

story 2.8 A counter that starts at nought
origin 0
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
heard nothing else
