import type { MatchHole, MatchRow, MatchSide } from '@/lib/contract/matches';
import { hasLost, type UsableItem } from '@/lib/contract/read-item';
import { fullName } from '@/lib/format/name';
import { matchText, type SideName } from '@/lib/golf/match/match-text';

export type MatchSides = Readonly<Record<SideName, MatchSide>>;
export type MatchHoleView = MatchHole & {
  /** `Ann Lee 2 up, dormie`, `All square`. */
  standing: string;
  /** Null for a half, or a result that is unknown. */
  wonBy: SideName | null;
  /** The standing by the holes so far, when the one of the API differs. */
  fault: string | null;
};

/** The names of a side's players. */
export function sideWords({ players }: MatchSide): string {
  return players.map(fullName).join(' & ');
}

/** The same in short: the last names of partners. */
export function shortSideWords(side: MatchSide): string {
  if (side.players.length === 1) return sideWords(side);
  return side.players.map(({ firstName, lastName }) => lastName || firstName).join(' & ');
}

/** How a match ended or stands. */
export function matchWords(match: UsableItem<MatchRow>, holesCount: number | null): string {
  const { sideA, sideB } = match.item;
  const names = { A: sideWords(sideA), B: sideWords(sideB) };
  if (hasLost(match, 'result', 'leader', 'thru', 'decided', 'dormie', 'winnerUid')) {
    return `${names.A} against ${names.B}, result unknown`;
  }
  return matchText(match.item, holesCount, names);
}

export function matchHoles({ holes, sideA, sideB }: MatchRow): MatchHoleView[] {
  const played = holes ?? [];
  const sides = { A: sideA, B: sideB };
  return played.map((hole, index): MatchHoleView => {
    const lead = leadOfA(played.slice(0, index + 1));
    const standing = standingWords(sides, hole.leader, hole.holesUp);
    const words = lead === null ? standing : standingWords(sides, lead < 0 ? 'B' : 'A', Math.abs(lead));
    return {
      ...hole,
      standing: hole.dormie ? `${standing}, dormie` : standing,
      wonBy: hole.result === 'A' || hole.result === 'B' ? hole.result : null,
      fault: words === standing ? null : `Hole ${hole.number} says ${standing}; calculated ${words}.`,
    };
  });
}

function standingWords(sides: MatchSides, leader: string | null | undefined, holesUp: number): string {
  if (holesUp === 0 || (leader !== 'A' && leader !== 'B')) return 'All square';
  return `${sideWords(sides[leader])} ${holesUp} up`;
}

const LEAD_OF_A = new Map([
  ['A', 1],
  ['B', -1],
  ['HALVED', 0],
]);

/** The lead of side A by the holes, below zero of side B; null after an unknown result. */
function leadOfA(holes: readonly MatchHole[]): number | null {
  return holes.reduce<number | null>((sum, { result }) => {
    const one = LEAD_OF_A.get(result);
    return sum === null || one === undefined ? null : sum + one;
  }, 0);
}

export function unplayedHoles(holes: readonly { number: number }[], holesCount: number | null): number[] {
  const last = Math.max(0, ...holes.map(({ number }) => number));
  return Array.from({ length: Math.max(0, (holesCount ?? 0) - last) }, (_, index) => last + index + 1);
}
