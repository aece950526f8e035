import type { MatchSide } from '@/lib/contract/matches';
import { orNull } from '@/lib/contract/unread';
import { formatWhole } from '@/lib/format/signed';
import { split } from '@/lib/golf/scoring/strokes';
import { strokesReason } from '@/lib/golf/scoring/strokes-reason';
import { type MatchHoleView, type SideName, sideWords } from './match-view';

/** `5 − 1 (SI 7 ≤ 8 → 1) = net 4`; of partners with a ball each, the better one. */
export function scoreWords(hole: MatchHoleView, side: SideName, of: MatchSide, holesCount: number | null): string {
  const [gross, net] = side === 'A' ? [hole.grossA, hole.netA] : [hole.grossB, hole.netB];
  if (gross == null) return 'No score';
  if (net == null) return `${gross}`;
  const received = gross - net;
  const [first, ...partners] = of.players.map((player) => orNull(() => player.playingHandicap) ?? null);
  const isBetterBall = partners.some((handicap) => handicap !== first);
  const reason = isBetterBall ? null : reasonOf(hole, first ?? null, holesCount, received);
  const strokes = received < 0 ? `+ ${-received}` : `− ${received}`;
  const sum = `${gross} ${strokes}${reason ? ` (${reason})` : ''} = net ${formatWhole(net)}`;
  return isBetterBall ? `${sum}, the better ball` : sum;
}

/** Null where the stroke indexes of the other holes would have to be known, or the strokes do not follow from it. */
function reasonOf(hole: MatchHoleView, handicap: number | null, holes: number | null, received: number): string | null {
  const strokeIndex = orNull(() => hole.strokeIndex) ?? null;
  if (handicap === null || strokeIndex === null || holes !== 18) return null;
  const { everyHole, rest } = split(handicap, holes);
  const strokes = everyHole + (strokeIndex <= rest ? 1 : 0);
  return strokes === received ? strokesReason({ strokeIndex, rank: strokeIndex, handicap, holes, strokes }) : null;
}

/** `Ann Lee wins it, 4 against 5`; a half; a side without a score concedes. */
export function holeWords(hole: MatchHoleView, sides: Readonly<Record<SideName, MatchSide>>): string {
  const { wonBy, netA, netB } = hole;
  if (wonBy === null) {
    if (hole.result !== 'HALVED') return hole.result;
    return netA == null || netA !== netB ? 'Halved' : `Halved, net ${formatWhole(netA)} each`;
  }
  const [own, other] = wonBy === 'A' ? [netA, netB] : [netB, netA];
  const score =
    own == null || other == null
      ? 'the other side has no score'
      : `net ${formatWhole(own)} against ${formatWhole(other)}`;
  return `${sideWords(sides[wonBy])} won it: ${score}`;
}
