import type { RoundsNearEvents } from '../events/rounds-near-events';
import type { Geography } from '../geography';
import { createNamer, type Golfer } from '../people/people';
import { makePlayingPartners } from '../people/playing-partners';
import { createRandom, type Random } from '../random';
import { type SeedSize, seedNow } from '../size';
import { playingDays, teeTime } from './calendar';
import { handicapsOf } from './handicaps';
import { playScores } from './play';
import { drawCourse, drawFormat, drawParticipants } from './round-setup';
import { winnerOf } from './winner';
import { type RoundRows, toRows } from './write-rounds';

/** The keenest golfer plays this many rounds, or a quarter of a small seed. */
const keenestRounds = 374;

/** Friendly rounds, oldest first. Winners follow from the cards. */
export function* makeRounds(
  geography: Geography,
  golfers: readonly Golfer[],
  size: SeedSize,
  nearEvents?: Pick<RoundsNearEvents, 'find'>,
): Generator<RoundRows> {
  const random = createRandom('rounds');
  const name = createNamer();
  const partners = makePlayingPartners(golfers);
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

/** Recent rounds may be in progress; a few older ones were never finished or attested. */
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
