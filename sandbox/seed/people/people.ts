import type { Faker } from '@faker-js/faker';
import { millisecondsInDay } from 'date-fns/constants';
import { foldName } from '../../db/fold-name';
import type { Gender } from '../../db/schema/base';
import { unusualPeople } from '../data/data';
import { fallbackNames, type NameList, namesByCountry } from '../data/names';
import { drawn } from '../data/odds';
import type { Country, Geography } from '../geography';
import { createRandom, type Random } from '../random';
import { type SeedSize, seedNow, windowDays } from '../size';

export type Person = { firstName: string; lastName: string; gender: Gender };

export type User = Person & {
  id: string;
  email: string;
  handicapIndex: number | null;
  /** The country in which the user lives and plays. Stored only if `tellsCountry` is true. */
  country: Country;
  regionId: string | null;
  tellsCountry: boolean;
  status: string | null;
  joinedAt: Date;
  /** How often the user plays, relative to others; 0 for never. */
  eagerness: number;
};

/** Makes users, sorted by the date of joining. */
export function makeUsers({ countries }: Geography, { users: count }: SeedSize): User[] {
  const random = createRandom('golfers');
  const name = createNamer();
  const namesakes = new Map<string, number>();
  const shares = [...countries.values()].map((country) => [country, country.share] as const);
  const unusual = unusualPeople.slice(0, count);
  const users = Array.from({ length: count }, (_, index): User => {
    const fixed = unusual[index];
    const country = (fixed && countries.get(fixed.iso)) ?? random.weighted(shares);
    const person = fixed ?? name(random, country.iso);
    const region = country.regions.find(({ name: regionName }) => regionName === fixed?.region);
    const made = {
      handicapIndex: random.chance(0.05) ? null : drawIndex(random, person.gender),
      regionId: random.chance(0.06) ? null : random.pick(country.regions).id,
      tellsCountry: !random.chance(0.03),
      status: random.weighted(drawn.statuses),
      joinedAt: drawJoining(random),
      eagerness: random.chance(0.07) ? 0 : Math.exp(random.normal(0, 0.8)),
    };
    return {
      id: random.uuid(),
      firstName: person.firstName,
      lastName: person.lastName,
      gender: person.gender,
      email: emailOf(person, namesakes),
      country,
      ...made,
      ...(fixed && { handicapIndex: fixed.handicapIndex, regionId: region?.id ?? null, tellsCountry: true }),
      ...(index === 0 && { joinedAt: new Date(seedNow.getTime() - 900 * millisecondsInDay), status: 'ACTIVE' }),
    };
  });
  return users.sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
}

export function isKeenest(user: User): boolean {
  return user.firstName === unusualPeople[0]?.firstName && user.lastName === unusualPeople[0].lastName;
}

/** Returns a function that draws names of a country. The same sequence of calls always gives the same names. */
export function createNamer() {
  const seeded = new Set<Faker>();
  return (random: Random, iso: string): Person => {
    const gender: Gender = random.chance(0.27) ? 'FEMALE' : 'MALE';
    const names = namesByCountry[iso] ?? fallbackNames;
    if (isList(names)) {
      const first = gender === 'FEMALE' ? names.female : names.male;
      return { firstName: random.pick(first), lastName: random.pick(names.last), gender };
    }
    if (!seeded.has(names)) names.seed(random.below(2 ** 31));
    seeded.add(names);
    const sex = gender === 'FEMALE' ? 'female' : 'male';
    return { firstName: names.person.firstName(sex), lastName: names.person.lastName(sex), gender };
  };
}

function isList(names: NameList | Faker): names is NameList {
  return 'last' in names;
}

export function drawIndex(random: Random, gender: Gender): number {
  const index = gender === 'MALE' ? random.normal(14.5, 7) : random.normal(28, 9);
  return Math.round(Math.max(-4, Math.min(54, index)) * 10) / 10;
}

/**
 * Draws the date on which a user joined. A third joined over two years ago; since then, more have joined each month.
 */
function drawJoining(random: Random): Date {
  const days = random.chance(0.35) ? windowDays + 400 * random.next() : windowDays * (1 - Math.sqrt(random.next()));
  return new Date(Math.floor(seedNow.getTime() - Math.max(0.5, days) * millisecondsInDay));
}

/**
 * A unique e-mail address. From the second user of a name on, it has a number before the @. Other addresses contain no
 * digit, so none is equal.
 */
function emailOf({ firstName, lastName }: Person, namesakes: Map<string, number>): string {
  const latin = (text: string) => foldName(text).replace(/[^a-z]/g, '');
  const local = [latin(firstName), latin(lastName)].filter(Boolean).join('.').slice(0, 50) || 'golfer';
  const count = (namesakes.get(local) ?? 0) + 1;
  namesakes.set(local, count);
  return `${local}${count === 1 ? '' : count}@example.com`;
}
