### The games by name, for lists of them

dont-bluff-title = Nie bluffuj!
dont-bluff-hook = Podsuń komuś zamknięte walizki, powiedz, co w nich jest, i miej nadzieję, że uwierzy akurat w to, w co nie powinien.
millionaires-title = Milionerzy i bankruci
millionaires-hook = Przelicytuj wszystkich w wyścigu po luksusy, ale nie zostań z najmniejszą gotówką.
lie-title = LIE
lie-hook = Wybierz wartości, przebij zakład i sprawdź kłamcę, zanim kłamca sprawdzi ciebie.
millions-of-dollars-title = Millions of Dollars
millions-of-dollars-hook = Wybierz rolę w tajemnicy, namów rywali, żeby odpuścili skok, i podziel łup ze złodziejami, którzy zostali.
bluff-pirate-title = Bluff Pirate
bluff-pirate-hook = Pokaż jedną kartę, ukryj resztę, przysięgnij, że wszystkie są takie same, i odpłyń, zanim ktoś zajrzy.
