# A pause that lasts as long as the coffee does.

story 2.12 A pause of half an hour keeps its remainder, undimmed
press at 1 s
press at 25.3 s
press at 1820 s
blinks " 0.36" from 25.31 s to 1820 s
lamp blinks from 25.31 s to 1820 s
brightness 2 at 26.01 s
brightness 2 at 330.01 s
brightness 2 at 1229.01 s
brightness 2 at 1819.01 s
shown " 0.36" from 1820 s to 1820.7 s within 20 ms
shown " 0.35" from 1820.7 s to 1821.7 s
heard short at 11, 21, 1825.7, 1835.7, 1845.7, 1846.7, 1847.7, 1848.7, 1849.7, 1850.7, 1851.2 s
heard short at 1851.7, 1852.2, 1852.7, 1853.2, 1853.7, 1854.2, 1854.7, 1855.2 s
heard long at 1855.7 s
heard nothing else

story 2.12 A pause of half an hour keeps the two minutes' remainder
slide 2
press at 1 s
press at 100.123456 s
press at 1899.5 s
blinks " 0.21" from 100.14 s to 1899.5 s
heard short at 11, 21, 31, 41, 51, 61, 71, 81, 91, 1900.376544, 1910.376544, 1911.376544 s
heard short at 1912.376544, 1913.376544, 1914.376544, 1915.376544, 1915.876544, 1916.376544 s
heard short at 1916.876544, 1917.376544, 1917.876544, 1918.376544, 1918.876544, 1919.376544 s
heard short at 1919.876544 s
heard long at 1920.376544 s
heard nothing else

story 2.12 A pause of half an hour on batteries keeps its remainder, undimmed
no cable
press at 1 s
press at 25.3 s
press at 1820 s
blinks " 0.36" from 25.31 s to 1820 s
heard short at 11, 21, 1825.7, 1835.7, 1845.7, 1846.7, 1847.7, 1848.7, 1849.7, 1850.7, 1851.2 s
heard short at 1851.7, 1852.2, 1852.7, 1853.2, 1853.7, 1854.2, 1854.7, 1855.2 s
heard long at 1855.7 s
heard nothing else

story 2.12 Half an hour counts from the pause, not from power-on
press at 200 s
press at 224.3 s
press at 2020 s
blinks " 0.36" from 224.31 s to 2020 s
heard short at 210, 220, 2025.7, 2035.7, 2045.7, 2046.7, 2047.7, 2048.7, 2049.7, 2050.7 s
heard short at 2051.2, 2051.7, 2052.2, 2052.7, 2053.2, 2053.7, 2054.2, 2054.7, 2055.2 s
heard long at 2055.7 s
heard nothing else

story 2.12 After 31 minutes the box sleeps; a press wakes it, the next goes on
press at 1 s
press at 25.3 s
press at 1890 s
press at 1900 s
blinks " 0.36" from 25.31 s to 1825 s
dark from 1826 s to 1890 s
blinks " 0.36" from 1890.1 s to 1900 s
shown " 0.36" from 1900 s to 1900.7 s within 20 ms
shown " 0.35" from 1900.7 s to 1901.7 s
heard short at 11, 21, 1905.7, 1915.7, 1925.7, 1926.7, 1927.7, 1928.7, 1929.7, 1930.7, 1931.2 s
heard short at 1931.7, 1932.2, 1932.7, 1933.2, 1933.7, 1934.2, 1934.7, 1935.2 s
heard long at 1935.7 s
heard nothing else
