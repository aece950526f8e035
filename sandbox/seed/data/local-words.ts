import eventNames from './event-names.json';
import groupNames from './group-names.json';

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
