type EventNames = {
  /** How months are named. */
  locale: string;
  /** What events are called, with places to fill: {month}, {year}, {season} and {club}. */
  stableford: readonly string[];
  strokes: readonly string[];
  teams: readonly string[];
  /** Over several days. */
  championships: readonly string[];
  /** Spring, summer, autumn, winter. */
  seasons: readonly [string, string, string, string];
};

const english: EventNames = {
  locale: 'en-GB',
  stableford: [
    '{month} Stableford',
    '{month} Stableford {year}',
    'Monthly Stableford',
    '{season} Meeting',
    "Captain's Day {year}",
    "President's Prize",
    '{club} Away Day',
    '{season} Order of Merit',
    'Roll-Up Shield',
  ],
  strokes: [
    '{month} Medal',
    '{month} Medal {year}',
    'Monthly Medal',
    "Founders' Cup",
    '{season} Medal',
    '{club} Salver',
  ],
  teams: ['{season} Better-Ball', '{month} Team Stableford', 'Am-Am {year}', 'Guest Day', 'Four-Ball Shield'],
  championships: ['{season} Championship {year}', '36-Hole Championship', '{club} Weekend', 'Two-Day Open'],
  seasons: ['Spring', 'Summer', 'Autumn', 'Winter'],
};

const byCountry: Readonly<Record<string, EventNames>> = {
  ES: {
    locale: 'es',
    stableford: ['Stableford de {month}', 'Trofeo de {season}', 'Premio del Presidente {year}'],
    strokes: ['Medal Play de {month}', 'Copa {club}'],
    teams: ['Parejas Mejor Bola', 'Torneo por Equipos de {season}'],
    championships: ['Campeonato Social {year}'],
    seasons: ['Primavera', 'Verano', 'Otoño', 'Invierno'],
  },
  FR: {
    locale: 'fr',
    stableford: ['Stableford de {month}', 'Coupe de {season}', 'Prix du Président {year}'],
    strokes: ['Médaille de {month}', 'Coupe {club}'],
    teams: ['Quatre balles de {season}', 'Coupe par équipes'],
    championships: ['Championnat d’{season} {year}'],
    seasons: ['printemps', 'été', 'automne', 'hiver'],
  },
  DE: {
    locale: 'de',
    stableford: ['{month}-Stableford', '{season}pokal {year}', 'Präsidentenpreis'],
    strokes: ['{month}-Medal', 'Zählspiel {club}'],
    teams: ['Vierball-Bestball im {month}', 'Mannschaftspreis'],
    championships: ['Clubmeisterschaft {year}'],
    seasons: ['Frühlings', 'Sommer', 'Herbst', 'Winter'],
  },
  JP: {
    locale: 'ja',
    stableford: ['{month}例会', '会長杯 {year}', '{season}の親睦ゴルフ'],
    strokes: ['{month}月例杯', '{club}杯'],
    teams: ['ペアマッチ', '{season}の団体戦'],
    championships: ['{season}季選手権 {year}'],
    seasons: ['春', '夏', '秋', '冬'],
  },
  KR: {
    locale: 'ko',
    stableford: ['{month} 정기 라운드', '회장배 {year}'],
    strokes: ['{month} 월례회', '{season} 스트로크 대회'],
    teams: ['{season} 팀 대항전', '포볼 대회'],
    championships: ['{season} 선수권 {year}'],
    seasons: ['봄', '여름', '가을', '겨울'],
  },
  GR: {
    locale: 'el',
    stableford: ['Stableford {month}', 'Κύπελλο {season}'],
    strokes: ['Μετάλλιο {month}'],
    teams: ['Ζευγάρια {season}'],
    championships: ['Πρωτάθλημα {year}'],
    seasons: ['Άνοιξης', 'Καλοκαιριού', 'Φθινοπώρου', 'Χειμώνα'],
  },
};

export function eventNamesOf(iso: string): EventNames {
  return byCountry[iso] ?? english;
}

/** Names that every screen and every spreadsheet must bear. */
export const unusualEventNames: readonly string[] = [
  'The Most Ancient and Only Occasionally Interrupted Midwinter Shotgun for Players of a Nervous Disposition, with Soup to Follow in the Spike Bar',
  '=SUM(Birdies) Scramble',
  'Turkey Trot 🦃, “Bring a Tin”',
  '+3 Handicap & Under',
];
