import countries from './countries.json';

type CountrySeed = {
  iso: string;
  name: string;
  /** Golfers in a hundred. */
  share: number;
  /** Hours ahead of UTC, so that rounds begin by daylight. */
  utcOffset: number;
  /** Those with courses with about where they lie, in degrees north and east. */
  regions: readonly { name: string; place?: readonly [latitude: number, longitude: number] }[];
  /** Clubs that nobody has heard of in places that sound right. */
  courses: readonly { name: string; region: string }[];
};

export const countrySeeds = countries as readonly CountrySeed[];
