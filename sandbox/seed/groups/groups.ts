import { millisecondsInDay } from 'date-fns/constants';
import { foldName } from '../../db/fold-name';
import type { Gender } from '../../db/schema/base';
import type { groupMembers, groups } from '../../db/schema/groups';
import { filled, groupWordsOf, type Occasion, type UnusualGroup, unusualGroups } from '../data/data';
import type { Country } from '../geography';
import { createNamer, isKeenest, type User } from '../people/people';
import { createRandom, type Random } from '../random';
import { seedNow } from '../size';
import { makeMembers } from './members';

export type GroupRows = {
  group: typeof groups.$inferInsert;
  members: (typeof groupMembers.$inferInsert)[];
  genders: ReadonlyMap<string, Gender>;
  /** The country of the group; null when the group plays in several countries. */
  country: Country | null;
  occasion: Occasion | null;
};

const groupsPerUser = 0.09;
/** Maximum number of groups. Larger data has more users and rounds, but not more groups. */
const maxGroups = 1_000;
const medianSize = 20;
const largest = 150;
const smallest = 4;
const monthAgo = () => new Date(seedNow.getTime() - 30 * millisecondsInDay);

/** Makes groups of people who joined the product at about the same time in one country, as friends do. */
export function makeGroups(users: readonly User[]): GroupRows[] {
  const random = createRandom('groups');
  const name = createNamer();
  const poolOf = createPools(users);
  return Array.from({ length: groupsFor(users.length) }, (_, index) => {
    const fixed = unusualGroups[index];
    // In the group with an event for all members, everybody joined before it.
    const until = fixed?.occasion === 'EVERYBODY' ? monthAgo() : seedNow;
    const founder = drawFounder(random, users, fixed, until);
    const travelling = fixed ? fixed.iso === null : random.chance(0.05);
    const owner = (fixed ? fixed.ownerless : random.chance(0.04)) ? null : founder;
    const createdAt = drawCreation(random, founder.joinedAt, until);
    const title = fixed?.name ?? drawName(random, founder);
    const group = {
      id: random.uuid(),
      name: title,
      nameKey: foldName(title),
      ownerId: owner?.id ?? null,
      countryId: travelling ? null : founder.country.id,
      createdAt,
    };
    const size = fixed?.size ?? drawSize(random);
    const pool = poolOf(travelling ? null : founder.country, until);
    return {
      group,
      ...makeMembers(random, name, { ...group, owner, founder, size, until }, pool),
      country: travelling ? null : founder.country,
      occasion: fixed?.occasion ?? null,
    };
  });
}

function groupsFor(users: number): number {
  return Math.max(unusualGroups.length, Math.min(maxGroups, Math.round(users * groupsPerUser)));
}

/**
 * Returns a function that finds the users who joined by a date, in one country or (for null) in all. Results are
 * cached.
 */
function createPools(users: readonly User[]): (from: Country | null, until: Date) => readonly User[] {
  const pools = new Map<string, readonly User[]>();
  return (from, until) => {
    const key = `${from?.iso ?? ''} ${until.getTime()}`;
    const pool =
      pools.get(key) ??
      users.filter(({ country, joinedAt }) => (from === null || country === from) && joinedAt <= until);
    pools.set(key, pool);
    return pool;
  };
}

function drawFounder(random: Random, users: readonly User[], fixed: UnusualGroup | undefined, until: Date): User {
  const keenest = fixed?.ofKeenest && users.find(isKeenest);
  if (keenest) return keenest;
  if (!fixed) return random.pick(users);
  const there = users.filter(({ country, joinedAt }) => country.iso === fixed.iso && joinedAt <= until);
  return random.pick(there.length > 0 ? there : users);
}

/** Draws the size of a group from a log-normal distribution: many small groups and a few very large groups. */
function drawSize(random: Random): number {
  const size = Math.round(Math.exp(random.normal(Math.log(medianSize), 0.75)));
  return Math.min(largest, Math.max(smallest, size));
}

function drawCreation(random: Random, from: Date, until: Date): Date {
  return new Date(Math.floor(from.getTime() + (until.getTime() - from.getTime()) * random.next() ** 1.5));
}

function drawName(random: Random, { country, regionId }: User): string {
  const { days, patterns, circles } = groupWordsOf(country.iso);
  const clubs = country.courses.map(({ name }) => name.replace(/ \(.*\)$/, ''));
  const region = country.regions.find(({ id }) => id === regionId) ?? random.pick(country.regions);
  // Changing the order of these draws would change the data.
  const words = {
    day: random.pick(days),
    club: random.pick(clubs),
    region: region.name,
    circle: random.pick(circles),
  };
  return filled(random.pick(patterns), words);
}
