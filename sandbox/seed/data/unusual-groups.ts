export type UnusualGroup = {
  name: string;
  /** Null: of no country. */
  iso: string | null;
  size: number;
  ownerless?: true;
  /** Begun by the golfer who plays more than anybody else. */
  ofKeenest?: true;
  /** What it holds besides its usual events. */
  occasion?: Occasion;
};

/**
 * An event that is under way at this moment, one that everybody takes part in, or a championship between its first
 * and its last day.
 */
export type Occasion = 'UNDER_WAY' | 'EVERYBODY' | 'CHAMPIONSHIP';

/** Groups that every screen and every spreadsheet must bear. */
export const unusualGroups: readonly UnusualGroup[] = [
  { name: 'Causeway Thursday Roll-Up', iso: 'GB-NIR', size: 24, ofKeenest: true },
  { name: 'Thursday Roll-Up', iso: 'GB-ENG', size: 31, occasion: 'CHAMPIONSHIP' },
  { name: 'Thursday Roll-Up', iso: 'GB-SCT', size: 17 },
  { name: 'Just Me and the Dog', iso: 'GB-SCT', size: 1 },
  { name: 'County Sunday Medal & Stableford League', iso: 'GB-ENG', size: 150, occasion: 'EVERYBODY' },
  {
    name: 'The Honourable Company of Left-Handed, Late-Starting and Generally Unpunctual Golfers of the North Riding and Neighbouring Wapentakes (Founded 1987)',
    iso: 'GB-ENG',
    size: 38,
  },
  { name: 'Wanderers Without a Clubhouse', iso: null, size: 46 },
  { name: 'Those Who Stayed', iso: 'GB-WLS', size: 12, ownerless: true },
  { name: 'Neither Here nor There', iso: null, size: 9, ownerless: true },
  { name: '+1 and Better', iso: 'GB-SCT', size: 11 },
  { name: '=3rd Every Time', iso: 'GB-ENG', size: 8 },
  { name: '@19th', iso: 'IE', size: 16 },
  { name: '-Under Par-', iso: 'IE', size: 5 },
  { name: 'The "Wednesday", Weather Permitting', iso: 'GB-ENG', size: 27 },
  { name: 'Birdie Hunters 🐦⛳', iso: 'AU', size: 14, occasion: 'UNDER_WAY' },
  { name: '土曜ゴルフ会', iso: 'JP', size: 18, occasion: 'UNDER_WAY' },
  { name: '주말 골프 모임', iso: 'KR', size: 13, occasion: 'UNDER_WAY' },
  { name: 'Η παρέα του Σαββάτου', iso: 'GR', size: 7 },
  { name: 'Cumann Gailf an Daingin', iso: 'IE', size: 21, occasion: 'CHAMPIONSHIP' },
  { name: 'Żółw & Ślimak', iso: null, size: 4 },
];
