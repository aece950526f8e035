import type { Gender } from '../../db/schema/base';
import type { PlayedTee } from '../course-layout';
import { drawn } from '../data/odds';
import { type Country, type Course, type Geography, homeOf, teeFor } from '../geography';
import { createNamer, type User } from '../people/people';
import { createRandom, type Random } from '../random';
import type { RoundsNearEvents } from '../rounds-near-events';
import { type SeedSize, seedNow } from '../size';
import { playingDays, teeTime } from './calendar';
import { type Format, handicapsOf, type Participant, winnerOf } from './handicaps';
import { playScores } from './play';
import { makePlayingPartners, type PlayingPartners } from './playing-partners';
import { type RoundRows, toRows } from './write-rounds';

function drawFormat(random: Random): Format {
  const scoring = random.weighted(drawn.scoringFormats);
  return { scoring, matchplay: scoring === 'MATCH_PLAY' ? random.weighted(drawn.matchplayFormats) : null };
}

const abroad = ['ES', 'PT', 'IE', 'GB-SCT', 'US'];

/** Draws a course: mostly the user's home club, otherwise another course at home or sometimes abroad. */
function drawCourse(random: Random, { countries }: Geography, user: User): { country: Country; course: Course } {
  const away = random.chance(0.06) ? countries.get(random.pick(abroad)) : undefined;
  const country = away ?? user.country;
  const club = homeOf(country, user.id);
  const course = !away && club && random.chance(0.55) ? club : random.pick(country.courses);
  return { country, course };
}

/** Draws the players of a round: the creator, friends and guests. */
function drawParticipants(
  random: Random,
  name: ReturnType<typeof createNamer>,
  partners: PlayingPartners,
  creator: User,
  players: readonly User[],
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
    const user = members[place] ?? null;
    const { firstName, lastName, gender } = user ?? name(random, creator.country.iso);
    const handicapIndex = handicapOnTheDay(random, user, gender);
    const side = format.matchplay === null ? null : place < size / 2 ? 1 : 2;
    return { firstName, lastName, gender, user, handicapIndex, tee: teeFor(course, teeName, gender), side };
  });
}

function drawTee(random: Random, course: Course, gender: Gender): PlayedTee {
  const own = course.tees.filter((tee) => tee.gender === gender);
  const weight = (tee: PlayedTee) => (['Yellow', 'White'].includes(tee.name) ? 6 : 2);
  return random.weighted(own.map((tee) => [tee, weight(tee)] as const));
}

function handicapOnTheDay(random: Random, user: User | null, gender: Gender): number {
  const usual = user?.handicapIndex ?? (user ? 54 : random.normal(gender === 'MALE' ? 18 : 30, 7));
  const drift = user?.handicapIndex == null ? 0 : random.normal(0, 0.6);
  return Math.round(Math.max(-5, Math.min(54, usual + drift)) * 10) / 10;
}

/** The number of rounds of the user who plays most, which is at most a quarter of all rounds. */
const keenestRounds = 374;

/** Makes friendly rounds, oldest first. The cards decide the winners. */
export function* makeRounds(
  geography: Geography,
  users: readonly User[],
  size: SeedSize,
  nearEvents?: Pick<RoundsNearEvents, 'find'>,
): Generator<RoundRows> {
  const random = createRandom('rounds');
  const name = createNamer();
  const partners = makePlayingPartners(users);
  const days = playingDays(random, size.friendlyRounds);
  const hers = new Set(random.shuffle([...days.keys()]).slice(0, Math.min(keenestRounds, Math.floor(days.length / 4))));
  for (const [index, date] of days.entries()) {
    const keenest = hers.has(index) ? partners.keenest : undefined;
    const friend = keenest && random.chance(0.3) ? partners.friends(random, keenest, 1, date)[0] : undefined;
    const creator = friend ?? keenest ?? partners.creator(random, date);
    const around = nearEvents?.find(creator.id, date) ?? null;
    const { country, course } = around ?? drawCourse(random, geography, creator);
    const format = drawFormat(random);
    const players = keenest && friend ? [friend, keenest] : [creator];
    const participants = drawParticipants(random, name, partners, creator, players, course, format, date);
    const handicaps = handicapsOf(participants, format);
    const createdAt = teeTime(random, date, country.utcOffset);
    const status = drawStatus(random, createdAt);
    const played = playScores(
      random,
      participants.map((participant, place) => ({ ...participant, playing: handicaps[place]?.playing ?? 0 })),
      handicaps.map(({ course: handicap }) => handicap),
      format,
      holesPlayed(random, status, participants[0]?.tee.holes.length ?? 18),
    );
    const winner = status === 'COMPLETED' ? winnerOf(played, format) : null;
    const round = {
      id: random.uuid(),
      createdAt,
      createdBy: creator.id,
      courseId: course.id,
      eventId: around?.eventId ?? null,
      status,
      format,
    };
    const entries = played.map((player, place) => ({ ...player, course: handicaps[place]?.course ?? 0 }));
    yield toRows(random, round, entries, winner);
  }
}

/** Draws a status. Recent rounds may be in progress; a few older ones were never finished or attested. */
function drawStatus(random: Random, createdAt: Date): string {
  const hours = (seedNow.getTime() - createdAt.getTime()) / 3_600_000;
  if (hours < 5)
    return random.weighted([
      ['IN_PROGRESS', 7],
      ['NOT_STARTED', 3],
    ] as const);
  return random.weighted([
    ['COMPLETED', 880],
    ['ABANDONED', 45],
    ['AWAITING_ATTESTATION', hours < 72 ? 250 : 18],
    ['NOT_STARTED', 22],
    ['IN_PROGRESS', hours < 48 ? 40 : 10],
    ['SUSPENDED_FOR_WEATHER', 4],
  ] as const);
}

function holesPlayed(random: Random, status: string, holes: number): number {
  if (status === 'NOT_STARTED') return 0;
  return ['IN_PROGRESS', 'ABANDONED', 'SUSPENDED_FOR_WEATHER'].includes(status) ? random.between(1, holes - 1) : holes;
}
