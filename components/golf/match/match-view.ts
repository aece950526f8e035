import type { MatchHole, MatchRow, MatchSide } from '@/lib/contract/matches';
import type { FAULTS, Having } from '@/lib/contract/wire/read';
import { faultOf, field, having, type Reading, type ReadValue, readFrom, reads } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import { matchText, type SideName } from '@/lib/golf/match/match-text';

export type MatchSides = Readonly<Record<SideName, MatchSide>>;
export type MatchHoleView = Having<MatchHole, 'number'> & {
  /** `Ann Lee 2 up, dormie`, `All square`. */
  standing: ReadValue<string>;
  /** Null for a half, or a result that is unknown or could not be read. */
  wonBy: SideName | null;
  /** The standing by the holes so far, when the given one differs. */
  fault: string | null;
};

/** The names of a side's players; its short uid where they could not be read. */
export function sideWords(side: MatchSide): string {
  const named = having(side, 'players.firstName', 'players.lastName');
  return named ? named.players.map(fullName).join(' & ') : shortUid(side.uid);
}

/** The same in short: the last names of partners. */
export function shortSideWords(side: MatchSide): string {
  const { players } = having(side, 'players.firstName', 'players.lastName') ?? {};
  if (!players || players.length === 1) return sideWords(side);
  return players.map(({ firstName, lastName }) => lastName || firstName).join(' & ');
}

/** How a match ended or stands. */
export const matchWords = (holesCount: number | null): Reading<MatchRow, string> =>
  reads(['result', 'leader', 'thru', 'decided', 'dormie', 'winnerUid'], (match) => {
    const { sideA, sideB } = match;
    return matchText(match, holesCount, { A: sideA ? sideWords(sideA) : '-', B: sideB ? sideWords(sideB) : '-' });
  });

export function matchHoles(match: Having<MatchRow, 'holes.number'>): MatchHoleView[] {
  const holes = match.holes ?? [];
  return holes.map((hole, index): MatchHoleView => {
    const lead = leadOfA(holes.slice(0, index + 1));
    const given = having(hole, 'leader', 'holesUp');
    const standing = given && standingWords(match, given.leader, given.holesUp);
    const words = lead === null ? standing : standingWords(match, lead < 0 ? 'B' : 'A', Math.abs(lead));
    const differs = standing?.ok && words?.ok && words.value !== standing.value;
    return {
      ...hole,
      standing: standingAfter(match, hole),
      wonBy: hole.result === 'A' || hole.result === 'B' ? hole.result : null,
      fault: differs ? `Hole ${hole.number} says ${standing.value}. The holes make ${words.value}.` : null,
    };
  });
}

function standingAfter(match: Sides, hole: MatchHole): ReadValue<string> {
  const fault = faultOf(hole, 'leader', 'holesUp', 'dormie');
  if (fault) return { ok: false, fault };
  const words = standingWords(match, hole.leader, hole.holesUp ?? 0);
  return words.ok && hole.dormie ? { ok: true, value: `${words.value}, dormie` } : words;
}

type Sides = Pick<MatchRow, 'sideA' | 'sideB' | typeof FAULTS>;

function standingWords(match: Sides, leader: string | null | undefined, holesUp: number): ReadValue<string> {
  if (holesUp === 0 || (leader !== 'A' && leader !== 'B')) return { ok: true, value: 'All square' };
  return readFrom(
    match as MatchRow,
    field(`side${leader}.uid`, (_, row) => `${sideWords(row[`side${leader}`] as MatchSide)} ${holesUp} up`),
  );
}

const worth = new Map([
  ['A', 1],
  ['B', -1],
  ['HALVED', 0],
]);

/** The lead of side A by the holes, below zero of side B; null after an unknown result. */
function leadOfA(holes: readonly MatchHole[]): number | null {
  return holes.reduce<number | null>((sum, { result = '' }) => {
    const one = worth.get(result);
    return sum === null || one === undefined ? null : sum + one;
  }, 0);
}

export function unplayedHoles(holes: readonly { number: number }[], holesCount: number | null): number[] {
  const last = Math.max(0, ...holes.map(({ number }) => number));
  return Array.from({ length: Math.max(0, (holesCount ?? 0) - last) }, (_, index) => last + index + 1);
}
