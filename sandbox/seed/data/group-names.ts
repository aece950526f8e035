type GroupWords = {
  days: readonly string[];
  /** What people call themselves, with places to fill: {day}, {club}, {region} and {circle}. */
  patterns: readonly string[];
  circles: readonly string[];
};

const english: GroupWords = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  patterns: [
    '{day} Roll-Up',
    '{day} Roll-Up',
    '{club} {day} Roll-Up',
    '{club} {day} Swindle',
    '{day} Morning Fourball',
    '{day} Night Nine-Holers',
    '{club} Seniors',
    "{club} Ladies' Section",
    "{club} Men's Section",
    '{club} Juniors',
    '{club} Winter League',
    '{circle} Golf Society',
    '{circle} Golf Society',
    '{circle} Golf Society',
    '{region} {circle} Golf Society',
    'The {circle} Away Days',
    '{region} Vets',
    '{region} Early Birds',
    '{club} Dawn Patrol',
    'Friends of {club}',
  ],
  circles: [
    'Three Tuns',
    'Red Lion',
    'Plough & Harrow',
    'Railway Arms',
    'Fox and Hounds',
    'Old Grammarians',
    'Post Office Veterans',
    'Fire Service',
    'Chartered Surveyors',
    "Teachers'",
    "St Bartholomew's Hospital",
    'Round Table',
    'Rotary',
    'Bell Ringers',
    'Left-Handers',
    "Stockbrokers'",
    'Allotment Holders',
    'Class of ’94',
    'Night Shift',
    'Dentists',
    'Cricket Club',
    'Lifeboat',
    'Printers’ Union',
    'Second Serve',
  ],
};

const words = (days: string, patterns: readonly string[], circles: readonly string[]): GroupWords => ({
  days: days.split(', '),
  patterns,
  circles,
});

const localWords: Readonly<Record<string, GroupWords>> = {
  US: words(
    'Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
    ['{day} Men’s League', '{club} Skins Game', '{region} {circle} Outing', '{day} Nine & Dine', '{circle} Scramble'],
    ['Firefighters', 'Alumni', 'Elks Lodge', 'VFW Post 83', 'Knights of Columbus'],
  ),
  ES: words(
    'lunes, martes, miércoles, jueves, viernes',
    ['Los {day} en {club}', 'Peña {circle}', 'Amigos del Golf ({region})', '{club} Sénior'],
    ['El Hoyo 19', 'La Bandera', 'Los Madrugadores', 'Niños Perdidos'],
  ),
  FR: words(
    'lundi, mardi, mercredi, jeudi, vendredi',
    ['Les golfeurs du {day}', 'Amicale {circle}', '{club}, section seniors', 'Association sportive ({region})'],
    ['des Cheminots', 'du Trou n° 19', 'de l’Étrier', 'des Anciens Élèves'],
  ),
  DE: words(
    'Montag, Dienstag, Mittwoch, Donnerstag, Freitag',
    ['{day}srunde {club}', 'Herrengolf am {day}', 'Damengolf {region}', '{circle}'],
    ['Golffreunde Süd e. V.', 'Die Rabbits', 'Betriebssportgemeinschaft Hafenlogistik', 'Grüne Füchse'],
  ),
  SE: words(
    'Måndag, Tisdag, Onsdag, Torsdag, Fredag',
    ['{day}sgolfen', 'Seniorerna på {club}', 'Golfgänget {circle}'],
    ['Björnarna', 'Nittonde hålet', 'Åre-Öresund'],
  ),
  NL: words('Maandag, Dinsdag, Woensdag, Donderdag, Vrijdag', ['{day}ochtendgroep', '{club} Senioren'], ['Vrije Slag']),
  PT: words('segunda, terça, quarta, quinta, sexta', ['Os amigos de {day}', 'Seniores de {club}'], ['Buraco 19']),
  JP: words(
    '月曜, 火曜, 水曜, 木曜, 金曜, 土曜, 日曜',
    ['{day}ゴルフ会', '{club} {day}会', '{region}{circle}コンペ'],
    ['若葉', '還暦', '同窓会'],
  ),
  KR: words(
    '월요, 화요, 수요, 목요, 금요, 토요, 일요',
    ['{day} 골프 모임', '{region} {circle}'],
    ['동호회', '주말 라운딩'],
  ),
  GR: words(
    'της Δευτέρας, της Τρίτης, του Σαββάτου, της Κυριακής',
    ['Η παρέα {day}', '{circle}'],
    ['Φίλοι του γκολφ Αττικής'],
  ),
  UA: words('Понеділковий, Суботній, Недільний', ['{day} гольф-клуб', '{circle}'], ['Друзі гольфу, Київ']),
};

export const groupWordsOf = (iso: string): GroupWords => localWords[iso] ?? english;
