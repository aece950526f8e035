import type { MatchHole, MatchRow, MatchSide } from '@/lib/contract/matches';
import { hasLost, type UsableItem } from '@/lib/contract/read-item';
import { formatPlayingHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import { matchText, type SideName } from '@/lib/golf/match/match-text';
import { withReason } from '@/lib/golf/results/with-reason';

export type MatchSides = Readonly<Record<SideName, MatchSide>>;
export type MatchHoleView = MatchHole & {
  /** Position in the order of play, from 1. Hole numbers may repeat, because extra holes start again at the first. */
  position: number;
  /** The standing after the hole, such as `Ann Lee 2 up, dormie` or `All square`. */
  standing: string;
  /** The side that won the hole; null for a halved hole or an unknown result. */
  wonBy: SideName | null;
  /** Says that the API's standing does not follow from the holes; null if it does. */
  fault: string | null;
};

export function sideDescription({ players }: MatchSide): string {
  return players.map(fullName).join(' & ');
}

export function shortSideText(side: MatchSide): string {
  if (side.players.length === 1) return sideDescription(side);
  return side.players.map(({ firstName, lastName }) => lastName || firstName).join(' & ');
}

/** If both sides have the same name, adds their handicaps, or the ends of their IDs: `John Smith (10)`. */
export function distinctSides(sides: MatchSides): MatchSides {
  if (sideDescription(sides.A) !== sideDescription(sides.B)) return sides;
  const [ofA, ofB] = [handicapsOf(sides.A), handicapsOf(sides.B)];
  const isDistinct = ofA !== null && ofB !== null && ofA !== ofB;
  return {
    A: withMark(sides.A, isDistinct ? ofA : shortUid(sides.A.uid)),
    B: withMark(sides.B, isDistinct ? ofB : shortUid(sides.B.uid)),
  };
}

function handicapsOf({ players }: MatchSide): string | null {
  const known = players.flatMap(({ playingHandicap }) => playingHandicap ?? []);
  return known.length < players.length ? null : known.map(formatPlayingHandicap).join(' & ');
}

function withMark(side: MatchSide, mark: string): MatchSide {
  const last = side.players.length - 1;
  const players = side.players.map((player, index) =>
    index === last ? { ...player, lastName: `${player.lastName} (${mark})` } : player,
  );
  return { ...side, players };
}

/** @param status the round's */
export function matchDescription(match: UsableItem<MatchRow>, holesCount: number | null, status?: string): string {
  const { A, B } = distinctSides({ A: match.item.sideA, B: match.item.sideB });
  const names = { A: sideDescription(A), B: sideDescription(B) };
  if (hasLost(match, 'result', 'leader', 'thru', 'decided', 'dormie', 'winnerUid')) {
    return `${names.A} against ${names.B}, result unknown`;
  }
  return withReason(matchText(match.item, holesCount, names), status);
}

export function matchHoles({ holes, sideA, sideB }: MatchRow, holesCount: number | null): MatchHoleView[] {
  const played = holes ?? [];
  const sides = distinctSides({ A: sideA, B: sideB });
  const isByNumber = isInOrder(played, holesCount);
  return played.map((hole, index): MatchHoleView => {
    const position = isByNumber ? hole.number : index + 1;
    const number = holesCount !== null && position > holesCount && !isByNumber ? position : hole.number;
    const lead = leadOfA(played.slice(0, index + 1));
    const leads = lead === null ? null : lead < 0 ? 'B' : 'A';
    // If the API names no leader, only the number of holes can be compared.
    const leader = hole.leader ?? (Math.abs(lead ?? 0) === hole.holesUp ? leads : null);
    const standing = standingText(sides, leader, hole.holesUp);
    const words = lead === null ? standing : standingText(sides, leads, Math.abs(lead));
    return {
      ...hole,
      number,
      position,
      standing: hole.dormie ? `${standing}, dormie` : standing,
      wonBy: hole.result === 'A' || hole.result === 'B' ? hole.result : null,
      fault:
        words === standing
          ? null
          : `After hole ${number}, the recorded standing is ${standing}; it should be ${words}.`,
    };
  });
}

export function hasStrokesGiven({ grossA, netA, grossB, netB }: MatchHole): boolean {
  return [
    [grossA, netA],
    [grossB, netB],
  ].some(([gross, net]) => gross != null && net != null && net > gross);
}

function standingText(sides: MatchSides, leader: string | null | undefined, holesUp: number): string {
  if (holesUp === 0) return 'All square';
  return leader === 'A' || leader === 'B' ? `${sideDescription(sides[leader])} ${holesUp} up` : `${holesUp} up`;
}

const LEAD_OF_A = new Map([
  ['A', 1],
  ['B', -1],
  ['HALVED', 0],
]);

/** Returns side A's lead in holes, negative if side B leads; null after an unknown result. */
function leadOfA(holes: readonly MatchHole[]): number | null {
  return holes.reduce<number | null>((sum, { result }) => {
    const one = LEAD_OF_A.get(result);
    return sum === null || one === undefined ? null : sum + one;
  }, 0);
}

/**
 * True if holes are played in the order of their numbers: not with extra holes, nor if 18 holes start elsewhere than on
 * hole 1.
 */
function isInOrder(holes: readonly MatchHole[], holesCount: number | null): boolean {
  const isFromFirst = holesCount !== 18 || (holes[0]?.number ?? 1) === 1;
  return isFromFirst && holes.every(({ number }, index) => number > (holes[index - 1]?.number ?? 0));
}

export function unplayedHoles(
  holes: readonly Pick<MatchHoleView, 'number' | 'position'>[],
  holesCount: number | null,
): Pick<MatchHoleView, 'number' | 'position'>[] {
  const { number = 0, position = 0 } = holes.at(-1) ?? {};
  return Array.from({ length: Math.max(0, (holesCount ?? 0) - position) }, (_, index) => ({
    number: ((number + index) % 18) + 1,
    position: position + index + 1,
  }));
}

/** The tees whose par and stroke indexes are shown; null if the players play from different tees. */
export function teeOfHoles({ sideA, sideB }: MatchRow): MatchSide['players'][number]['tee'] {
  const [first] = sideA.players;
  const isShared = [sideA, sideB].every((side) => isOnTeeOf(side, sideA));
  return isShared ? null : (first?.tee ?? null);
}

export function isOnTeeOf({ players }: MatchSide, { players: [first] }: MatchSide): boolean {
  return players.every(({ tee }) => tee?.uid === first?.tee?.uid);
}
