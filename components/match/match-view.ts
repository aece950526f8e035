import type { MatchHole, MatchRow, MatchSide } from '@/lib/contract/matches';
import { orNull, withFields } from '@/lib/contract/unread';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';

export type SideName = 'A' | 'B';
export type MatchHoleView = MatchHole & {
  /** `Ann Lee 2 up, dormie`, `All square`. */
  standing: string;
  /** Null for a half, or an unknown result. */
  wonBy: SideName | null;
  /** The standing by the holes so far, when the given one differs. */
  fault: string | null;
};

/** The names of a side's players; its short uid where they could not be read. @throws UnreadField without either */
export function sideWords(side: MatchSide): string {
  return orNull(() => side.players.map(fullName).join(' & ')) ?? shortUid(side.uid);
}

/** The same in short: the last names of partners. */
export function shortSideWords(side: MatchSide): string {
  const name = orNull(() => {
    const { players } = side;
    if (players.length === 1) return players.map(fullName).join('');
    return players.map(({ firstName, lastName }) => lastName || firstName).join(' & ');
  });
  return name ?? shortUid(side.uid);
}

/** `Ann Lee won 3&2`, `Ann Lee 2 up after 16, dormie`, `AS after 5`, `Match tied`. */
export function matchWords(match: MatchRow, holesCount: number | null): string {
  const { result, leader, thru, decided, dormie, winnerUid } = match;
  const winner = winnerUid ? [match.sideA, match.sideB].find((side) => orNull(() => side.uid) === winnerUid) : null;
  if (winner) return `${named(winner)} won${winningWords(result)}`;
  if (!thru || !result) return 'Not started';
  const side = sideOf(match, leader);
  if (!side) return decided || thru === holesCount ? 'Match tied' : `All square after ${thru}`;
  return `${named(side)} ${result} after ${thru}${dormie ? ', dormie' : ''}`;
}

const named = (side: MatchSide) => orNull(() => sideWords(side)) ?? '-';

/** ` 3&2`, ` at the 19th`; nothing where the API does not say. */
function winningWords(result: string | null | undefined): string {
  if (!result) return '';
  return ` ${/^\d+(st|nd|rd|th)$/.test(result) ? 'at the ' : ''}${result}`;
}

/** The holes of a match with the standing after each. */
export function matchHoles(match: MatchRow): MatchHoleView[] {
  const holes = match.holes ?? [];
  return holes.map((hole, index) => {
    const standing = () => standingWords(match, hole.leader, hole.holesUp);
    return withFields(hole, {
      get standing() {
        return hole.dormie ? `${standing()}, dormie` : standing();
      },
      get wonBy() {
        return hole.result === 'A' || hole.result === 'B' ? hole.result : null;
      },
      fault: orNull(() => {
        const lead = leadOfA(holes.slice(0, index + 1));
        const words = lead === null ? standing() : standingWords(match, lead < 0 ? 'B' : 'A', Math.abs(lead));
        return words === standing() ? null : `Hole ${hole.number} says ${standing()}. The holes make ${words}.`;
      }),
    });
  });
}

function standingWords(match: MatchRow, leader: string | null | undefined, holesUp: number): string {
  const side = sideOf(match, leader);
  return side && holesUp > 0 ? `${sideWords(side)} ${holesUp} up` : 'All square';
}

const worth = new Map([
  ['A', 1],
  ['B', -1],
  ['HALVED', 0],
]);

/** The lead of side A by the holes, below zero of side B; null after an unknown result. */
function leadOfA(holes: readonly MatchHole[]): number | null {
  return holes.reduce<number | null>((sum, { result }) => {
    const one = worth.get(result);
    return sum === null || one === undefined ? null : sum + one;
  }, 0);
}

/** Numbers of the holes after the last one played. */
export function unplayedHoles(holes: readonly { number: number }[], holesCount: number | null): number[] {
  const last = Math.max(0, ...holes.map(({ number }) => number));
  return Array.from({ length: Math.max(0, (holesCount ?? 0) - last) }, (_, index) => last + index + 1);
}

function sideOf({ sideA, sideB }: MatchRow, leader: string | null | undefined): MatchSide | null {
  if (leader === 'A') return sideA;
  return leader === 'B' ? sideB : null;
}
