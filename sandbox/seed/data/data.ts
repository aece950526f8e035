import { foldName } from '../../db/fold-name';
import type { admins, Gender } from '../../db/schema/base';
import countries from './countries.json';
import eventNames from './event-names.json';
import groupNames from './group-names.json';
import staff from './staff.json';
import unusual from './unusual.json';

type CountrySeed = {
  iso: string;
  name: string;
  /** Users in a hundred. */
  share: number;
  /** Hours ahead of UTC, so that rounds begin by daylight. */
  utcOffset: number;
  /** Those with courses with about where they lie, in degrees north and east. */
  regions: readonly { name: string; place?: readonly [latitude: number, longitude: number] }[];
  /** Clubs that nobody has heard of in places that sound right. */
  courses: readonly { name: string; region: string }[];
};

export const countrySeeds = countries as readonly CountrySeed[];

type EventNames = {
  /** How months are named. */
  locale: string;
  /** What events are called, with places to fill: {month}, {year}, {season} and {club}. */
  stableford: readonly string[];
  strokes: readonly string[];
  teams: readonly string[];
  /** Over several days. */
  championships: readonly string[];
  /** From spring to winter. */
  seasons: readonly string[];
};

type GroupWords = {
  days: readonly string[];
  /** What people call themselves, with places to fill: {day}, {club}, {region} and {circle}. */
  patterns: readonly string[];
  circles: readonly string[];
};

const eventsByCountry: Readonly<Record<string, EventNames>> = eventNames;
const groupsByCountry: Readonly<Record<string, GroupWords>> = groupNames;

export const eventNamesOf = (iso: string): EventNames => eventsByCountry[iso] ?? eventNames.english;
export const groupWordsOf = (iso: string): GroupWords => groupsByCountry[iso] ?? groupNames.english;

/** A name with its places filled. */
export const filled = (pattern: string, words: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (place, key: string) => words[key] ?? place);

/** The first five are behind the sandbox's sign-ins; the ids are the subjects that the identity server gives. */
export const staffSeeds: readonly (typeof admins.$inferInsert)[] = staff.map(({ createdAt, ...person }) => {
  const nameKey = foldName(`${person.firstName} ${person.lastName}`);
  return {
    ...person,
    nameKey,
    searchText: `${nameKey} ${foldName(person.email)}`,
    createdAt: new Date(createdAt),
  };
});

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
  /** Begun by the user who plays more than anybody else. */
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
