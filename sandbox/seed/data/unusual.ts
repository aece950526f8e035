import type { Gender } from '../../db/schema/base';
import unusual from './unusual.json';

type UnusualPerson = {
  firstName: string;
  lastName: string;
  gender: Gender;
  iso: string;
  region: string;
  handicapIndex: number | null;
};

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

/** What every screen and every spreadsheet must bear. The first person plays more than anybody else. */
export const unusualPeople = unusual.people as readonly UnusualPerson[];
export const unusualGroups = unusual.groups as readonly UnusualGroup[];
export const unusualEventNames: readonly string[] = unusual.events;
