import type { MatchHole, MatchRow, MatchSide } from '@/lib/contract/matches';
import { fullName } from '@/lib/format/name';

export type SideName = 'A' | 'B';
export type MatchHoleView = MatchHole & {
  /** `Ann Lee 2 up, dormie`, `All square`. */
  standing: string;
  /** Who won the hole: null for a half, or a value nobody has seen before. */
  wonBy: SideName | null;
  /** How the match stands by who won the holes so far, where it is told otherwise. */
  fault: string | null;
};

/** Names of a side in one line. */
export function sideWords({ players }: MatchSide): string {
  return players.map(fullName).join(' & ');
}

/** The same where there is little room: of partners the last names. */
export function shortSideWords({ players }: MatchSide): string {
  return players.length === 1
    ? players.map(fullName).join('')
    : players.map(({ firstName, lastName }) => lastName || firstName).join(' & ');
}

/** `Ann Lee won 3&2`, `Ann Lee 2 up after 16, dormie`, `AS after 5`, `Match tied`: how a match ended or stands. */
export function matchWords(match: MatchRow, holesCount: number | null): string {
  const { result, leader, thru, decided, dormie, winnerUid } = match;
  const winner = [match.sideA, match.sideB].find(({ uid }) => uid === winnerUid);
  if (winner) return `${sideWords(winner)} won ${/^\d+(st|nd|rd|th)$/.test(result ?? '') ? 'at the ' : ''}${result}`;
  if (!thru || !result) return 'Not started';
  const side = sideOf(match, leader);
  if (!side) return decided || thru === holesCount ? 'Match tied' : `All square after ${thru}`;
  return `${sideWords(side)} ${result} after ${thru}${dormie ? ', dormie' : ''}`;
}

/** The holes of a match with how it stood after each of them; a hole that was conceded counts as it is told. */
export function matchHoles(match: MatchRow): MatchHoleView[] {
  const holes = match.holes ?? [];
  return holes.map((hole, index) => {
    const standing = standingWords(match, hole.leader, hole.holesUp);
    const made = madeOf(holes.slice(0, index + 1));
    const words = made === null ? standing : standingWords(match, made < 0 ? 'B' : 'A', Math.abs(made));
    return {
      ...hole,
      standing: hole.dormie ? `${standing}, dormie` : standing,
      wonBy: hole.result === 'A' || hole.result === 'B' ? hole.result : null,
      fault: words === standing ? null : `Hole ${hole.number} says ${standing}. The holes make ${words}.`,
    };
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

/** By how many side A leads, below zero side B; null after a result nobody has seen before. */
function madeOf(holes: readonly MatchHole[]): number | null {
  return holes.reduce<number | null>((sum, { result }) => {
    const one = worth.get(result);
    return sum === null || one === undefined ? null : sum + one;
  }, 0);
}

/** Numbers of the holes after the last one played, up to the end of the round. */
export function unplayedHoles(holes: readonly { number: number }[], holesCount: number | null): number[] {
  const last = Math.max(0, ...holes.map(({ number }) => number));
  return Array.from({ length: Math.max(0, (holesCount ?? 0) - last) }, (_, index) => last + index + 1);
}

function sideOf({ sideA, sideB }: MatchRow, leader: string | null | undefined): MatchSide | null {
  if (leader === 'A') return sideA;
  return leader === 'B' ? sideB : null;
}
