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
  /** The percentage of users who live in the country. */
  share: number;
  /** The offset from UTC in hours, so that rounds begin in daylight. */
  utcOffset: number;
  /** The regions of the country. `place` is the location of a region with courses, in degrees north and east. */
  regions: readonly { name: string; place?: readonly [latitude: number, longitude: number] }[];
  /** The courses of the country: invented clubs in real regions. */
  courses: readonly { name: string; region: string }[];
};

export const countrySeeds = countries as readonly CountrySeed[];

type EventNames = {
  /** The locale for names of months. */
  locale: string;
  /** Event names by type of event, with the placeholders {month}, {year}, {season} and {club}. */
  stableford: readonly string[];
  strokes: readonly string[];
  teams: readonly string[];
  /** Names of events that take several days. */
  championships: readonly string[];
  /** The seasons from spring to winter. */
  seasons: readonly string[];
};

type GroupWords = {
  days: readonly string[];
  /** Group names with placeholders: {day}, {club}, {region} and {circle}. */
  patterns: readonly string[];
  circles: readonly string[];
};

const eventsByCountry: Readonly<Record<string, EventNames>> = eventNames;
const groupsByCountry: Readonly<Record<string, GroupWords>> = groupNames;

export const eventNamesOf = (iso: string): EventNames => eventsByCountry[iso] ?? eventNames.english;
export const groupWordsOf = (iso: string): GroupWords => groupsByCountry[iso] ?? groupNames.english;

/** Replaces the placeholders of a name. */
export const filled = (pattern: string, words: Readonly<Record<string, string>>): string =>
  pattern.replace(/\{(\w+)\}/g, (place, key: string) => words[key] ?? place);

/** The rows of the staff table. The first five are the sandbox's accounts: their ids are the `sub` of the tokens. */
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
  /** The ISO code of the group's country; null for a group without a country. */
  iso: string | null;
  size: number;
  ownerless?: true;
  /** True if the group's founder is the user who plays most rounds. */
  ofKeenest?: true;
  /** A special event in addition to the group's usual ones. */
  occasion?: Occasion;
};

/**
 * The types of special event: one in progress now, one with all members, or a championship that has begun but is not
 * over.
 */
export type Occasion = 'UNDER_WAY' | 'EVERYBODY' | 'CHAMPIONSHIP';

/**
 * People with unusual names or data, which all screens and exports must be able to show. The first one plays more than
 * all other users.
 */
export const unusualPeople = unusual.people as readonly UnusualPerson[];
export const unusualGroups = unusual.groups as readonly UnusualGroup[];
export const unusualEventNames: readonly string[] = unusual.events;
