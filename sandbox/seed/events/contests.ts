import { playSkins } from '@/sandbox/golf/scoring/skins';
import { contestChances } from '../data/odds';
import type { Random } from '../random';
import type { Entry } from './play';
import type { CardRow, EventRows } from './rows';

type Contests = Pick<EventRows, 'contests' | 'contestWinners'>;
type Round = { id: string; eventId: string; status: string; playedAt: Date };

const kinds = ['NEAREST_THE_PIN', 'LONGEST_DRIVE', 'TWOS', 'SKINS', 'STRAIGHTEST_DRIVE'] as const;
type Kind = (typeof kinds)[number];

/** Draws the types of contests that a group usually holds. */
export function drawHabits(random: Random): Kind[] {
  return kinds.filter((kind) => random.chance(contestChances[kind] ?? 0));
}

/** Makes a round's contests. Twos and skins are decided by the cards, other contests at random. */
export function makeContests(
  random: Random,
  habits: readonly Kind[],
  { id: roundId, eventId, status, playedAt }: Round,
  entries: readonly Entry[],
  cards: readonly CardRow[],
): Contests {
  const made: Contests = { contests: [], contestWinners: [] };
  const [first] = entries;
  if (!first) return made;
  for (const kind of habits) {
    if (!random.chance(0.7)) continue;
    for (const holeNumber of holesFor(random, kind, first)) {
      const id = random.uuid();
      made.contests.push({ id, roundId, eventId, type: kind, holeNumber, heldAt: playedAt });
      if (status !== 'COMPLETED') continue;
      const winners = winnersOf(random, kind, holeNumber, cards);
      made.contestWinners.push(...winners.map((winner) => ({ contestId: id, ...winner })));
    }
  }
  return made;
}

/** The holes of a contest; null for a contest over all holes. */
function holesFor(random: Random, kind: Kind, { tee }: Entry): (number | null)[] {
  if (kind === 'TWOS' || kind === 'SKINS') return [null];
  const par = (wanted: number) => tee.holes.filter((hole) => hole.par === wanted).map(({ number }) => number);
  if (kind === 'NEAREST_THE_PIN') return random.shuffle(par(3)).slice(0, random.between(1, 2));
  const long = kind === 'LONGEST_DRIVE' ? [...par(5), ...par(4)] : par(4);
  return [random.pick(long.slice(0, 4))];
}

type Winner = { memberId: string; holeNumber: number };

function winnersOf(random: Random, kind: Kind, holeNumber: number | null, cards: readonly CardRow[]): Winner[] {
  const counting = cards.filter(({ leftAs }) => !leftAs);
  if (kind === 'TWOS') return twosOf(counting);
  if (kind === 'SKINS') return skinsOf(counting);
  if (holeNumber === null) return [];
  // Only a good score on the hole can win, so some contests have no winner.
  const best = kind === 'NEAREST_THE_PIN' ? 3 : 5;
  const candidates = counting.filter(({ scores }) => (scores[holeNumber - 1] ?? 99) <= best);
  if (candidates.length === 0 || random.chance(0.04)) return [];
  return [{ memberId: random.pick(candidates).memberId, holeNumber }];
}

function twosOf(cards: readonly CardRow[]): Winner[] {
  return cards.flatMap(({ memberId, scores }) =>
    scores.flatMap((score, index) => (score === 2 ? [{ memberId, holeNumber: index + 1 }] : [])),
  );
}

/** The winners of skins by gross scores, with carry-over. */
function skinsOf(cards: readonly CardRow[]): Winner[] {
  const holes = (cards[0]?.scores ?? []).map((_, hole) => cards.map(({ scores }) => scores[hole] ?? null));
  return playSkins(holes, true).holes.flatMap(({ winner }, index) => {
    const memberId = winner === null ? undefined : cards[winner]?.memberId;
    return memberId ? [{ memberId, holeNumber: index + 1 }] : [];
  });
}
