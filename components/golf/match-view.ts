import type { MatchHole, MatchRow, MatchSide } from '@/lib/contract/leaderboards';
import { fullName } from '@/lib/format/name';

export type SideName = 'A' | 'B';
export type MatchHoleView = MatchHole & {
  /** `Ann Lee 2 up, dormie`, `All square`. */
  standing: string;
  /** Who won the hole: null for a half, or a value nobody has seen before. */
  wonBy: SideName | null;
};

/** Names of a side in one line. */
export function sideWords({ players }: MatchSide): string {
  return players.map(fullName).join(' & ');
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

/** The holes of a match with how it stood after each of them. */
export function matchHoles(match: MatchRow): MatchHoleView[] {
  return (match.holes ?? []).map((hole) => {
    const side = sideOf(match, hole.leader);
    const up = `${hole.holesUp} up${hole.dormie ? ', dormie' : ''}`;
    return {
      ...hole,
      standing: side && hole.holesUp > 0 ? `${sideWords(side)} ${up}` : 'All square',
      wonBy: hole.result === 'A' || hole.result === 'B' ? hole.result : null,
    };
  });
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
