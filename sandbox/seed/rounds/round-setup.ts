import type { Gender } from '../../db/schema/base';
import type { PlayedTee } from '../course-layout';
import { drawn } from '../data/odds';
import { type Country, type Course, type Geography, homeOf, teeFor } from '../geography';
import type { createNamer, Golfer, Person } from '../people/people';
import type { PlayingPartners } from '../people/playing-partners';
import type { Random } from '../random';
import type { Format, Side } from './handicaps';

export type Participant = Person & { golfer: Golfer | null; handicapIndex: number; tee: PlayedTee; side: Side | null };

export function drawFormat(random: Random): Format {
  const scoring = random.weighted(drawn.scoringFormats);
  return { scoring, matchplay: scoring === 'MATCH_PLAY' ? random.weighted(drawn.matchplayFormats) : null };
}

const abroad = ['ES', 'PT', 'IE', 'GB-SCT', 'US'];

/** Mostly the golfer's home club, otherwise another of the country, sometimes one abroad. */
export function drawCourse(
  random: Random,
  { countries }: Geography,
  golfer: Golfer,
): { country: Country; course: Course } {
  const away = random.chance(0.06) ? countries.get(random.pick(abroad)) : undefined;
  const country = away ?? golfer.country;
  const club = homeOf(country, golfer.id);
  const course = !away && club && random.chance(0.55) ? club : random.pick(country.courses);
  return { country, course };
}

/** The creator, friends and guests. */
export function drawParticipants(
  random: Random,
  name: ReturnType<typeof createNamer>,
  partners: PlayingPartners,
  creator: Golfer,
  players: readonly Golfer[],
  course: Course,
  format: Format,
  at: Date,
): Participant[] {
  const inMatch = format.matchplay === 'SINGLES' ? 2 : 4;
  const size = format.matchplay === null ? random.weighted(drawn.roundSizes) : inMatch;
  const guests = random.weighted(drawn.guests);
  const friends = partners
    .friends(random, creator, size, at)
    .filter((friend) => !players.includes(friend))
    .slice(0, Math.max(0, size - players.length - guests));
  const members = [...players, ...friends].slice(0, size);
  const teeName = drawTee(random, course, creator.gender).name;
  return Array.from({ length: size }, (_, place): Participant => {
    const golfer = members[place] ?? null;
    const { firstName, lastName, gender } = golfer ?? name(random, creator.country.iso);
    const handicapIndex = handicapOnTheDay(random, golfer, gender);
    const side = format.matchplay === null ? null : place < size / 2 ? 1 : 2;
    return { firstName, lastName, gender, golfer, handicapIndex, tee: teeFor(course, teeName, gender), side };
  });
}

function drawTee(random: Random, course: Course, gender: Gender): PlayedTee {
  const own = course.tees.filter((tee) => tee.gender === gender);
  const weight = (tee: PlayedTee) => (['Yellow', 'White'].includes(tee.name) ? 6 : 2);
  return random.weighted(own.map((tee) => [tee, weight(tee)] as const));
}

function handicapOnTheDay(random: Random, golfer: Golfer | null, gender: Gender): number {
  const usual = golfer?.handicapIndex ?? (golfer ? 54 : random.normal(gender === 'MALE' ? 18 : 30, 7));
  const drift = golfer?.handicapIndex == null ? 0 : random.normal(0, 0.6);
  return Math.round(Math.max(-5, Math.min(54, usual + drift)) * 10) / 10;
}
