# How long a period is: to 2 ms, whatever the pauses, wherever the counter stands.

story 2.8 Twenty pauses in one minute cost and win nothing
press at 1, 4.598907, 6.709469, 7.451552, 10.153236, 11.187153 s
press at 12.453485, 13.719207, 16.494473, 17.196277, 19.946822, 21.221381 s
press at 23.215179, 24.934186, 26.19147, 30.189893, 32.854714, 40.280376 s
press at 41.168951, 43.870705, 45.958701, 47.882494, 50.480294, 51.46642 s
press at 54.191005, 55.290981, 57.97087, 61.237022, 62.325043, 63.951188 s
press at 66.720595, 68.96604, 70.084028, 72.979796, 73.718449, 77.810381 s
press at 78.403737, 80.412453, 80.992438, 82.021086, 83.214939 s
heard short at 24.598187, 38.520292, 59.499137, 75.213206, 87.5804, 88.5804, 89.5804, 90.5804 s
heard short at 91.5804, 92.5804, 93.0804, 93.5804, 94.0804, 94.5804, 95.0804, 95.5804, 96.0804 s
heard short at 96.5804, 97.0804 s
heard long at 97.5804 s
heard nothing else

story 2.8 Twenty pauses in two minutes cost and win nothing
slide 2
press at 1, 5.610482, 6.746756, 8.916738, 10.935716, 15.51221 s
press at 17.876864, 23.952685, 24.366534, 25.611365, 27.060268, 33.96538 s
press at 36.005246, 37.981205, 39.901162, 43.033115, 43.840137, 45.807086 s
press at 47.220712, 62.924072, 63.518685, 64.67031, 66.582423, 67.436335 s
press at 68.009832, 70.130791, 71.444016, 78.629017, 79.319957, 83.218392 s
press at 85.716055, 86.92776, 88.129824, 88.962136, 89.888305, 107.901507 s
press at 108.501509, 116.466381, 116.953519, 129.926755, 131.069837 s
heard short at 14.155252, 28.382658, 42.342481, 54.563129, 67.069855, 79.647517, 94.273413 s
heard short at 104.273413, 114.873415, 125.360553, 136.503635, 137.503635, 138.503635 s
heard short at 139.503635, 140.503635, 141.503635, 142.003635, 142.503635, 143.003635 s
heard short at 143.503635, 144.003635, 144.503635, 145.003635, 145.503635, 146.003635 s
heard long at 146.503635 s
heard nothing else

story 2.8 Five pauses of 2.7 s after runs of 1.3 s
press at 1, 2.3, 5, 6.3, 9, 10.3 s
press at 13, 14.3, 17, 18.3, 21 s
heard short at 24.5, 34.5, 44.5, 54.5, 64.5, 65.5, 66.5, 67.5, 68.5, 69.5, 70, 70.5, 71, 71.5 s
heard short at 72, 72.5, 73, 73.5, 74 s
heard long at 74.5 s
heard nothing else

story 2.8 Ten pauses by a chattering button cost and win nothing
press at 1, 6.627508, 7.012738, 11.171712, 13.469815, 20.129309 s bounce 8 ms seed 11
press at 22.769467, 30.756347, 31.89058, 39.143716, 41.446144, 45.353778 s bounce 8 ms seed 11
press at 47.989098, 50.955218, 52.950921, 54.03623, 54.997961, 56.784499 s bounce 8 ms seed 11
press at 57.750449, 64.083961, 66.608342 s bounce 8 ms seed 11
heard short at 13.683333, 26.323491, 37.457724, 55.352906, 68.843237, 69.843237, 70.843237 s
heard short at 71.843237, 72.843237, 73.843237, 74.343237, 74.843237, 75.343237, 75.843237 s
heard short at 76.343237, 76.843237, 77.343237, 77.843237, 78.343237 s
heard long at 78.843237 s
heard nothing else

story 2.8 Pauses as short as the two hands allow
press at 1, 1.337, 1.65, 1.987, 2.3, 2.637 s
press at 2.95, 3.287, 3.6, 3.937, 4.25, 4.587 s
press at 4.9, 5.237, 5.55, 5.887, 6.2, 6.537 s
press at 6.85, 7.187, 7.5, 7.837, 8.15, 8.487 s
press at 8.8, 9.137, 9.45, 9.787, 10.1, 10.437 s
press at 10.75, 11.087, 11.4, 11.737, 12.05, 12.387 s
press at 12.7, 13.037, 13.35, 13.687, 14 s
heard long at 67.26 s

story 2.8 The counter wraps between two beeps of the minute
origin 1038618368
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.59" from 2 s to 3 s
shown "  4.5" from 56.5 s to 56.6 s
shown " 0.00" from 61 s to 63 s
heard nothing else

story 2.8 The counter wraps in the middle of a beep
origin 1052691824
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.59" from 2 s to 3 s
shown "  4.5" from 56.5 s to 56.6 s
shown " 0.00" from 61 s to 63 s
heard nothing else

story 2.8 The counter wraps just as the minute ends
origin 1012741824
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.59" from 2 s to 3 s
shown "  4.5" from 56.5 s to 56.6 s
shown " 0.00" from 61 s to 63 s
heard nothing else

story 2.8 The counter wraps in the last tenth of a second
origin 1012791824
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.59" from 2 s to 3 s
shown "  4.5" from 56.5 s to 56.6 s
shown " 0.00" from 61 s to 63 s
heard nothing else

story 2.8 The counter wraps as START goes down
origin 1072741824
press at 1 s
heard short at 11, 21, 31, 41, 51, 52, 53, 54, 55, 56, 56.5, 57, 57.5, 58, 58.5, 59, 59.5, 60 s
heard short at 60.5 s
heard long at 61 s
shown " 0.59" from 2 s to 3 s
shown "  4.5" from 56.5 s to 56.6 s
shown " 0.00" from 61 s to 63 s
heard nothing else
