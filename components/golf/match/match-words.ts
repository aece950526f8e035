import type { MatchSide } from '@/lib/contract/matches';
import { reads } from '@/lib/contract/wire/unread';
import { formatWhole } from '@/lib/format/signed';
import { split } from '@/lib/golf/scoring/strokes';
import { strokesReason } from '@/lib/golf/scoring/strokes-reason';
import { type MatchHoleView, type SideName, sideWords } from './match-view';

/** `5 − 1 (SI 7 ≤ 8 → 1) = net 4`; of partners with a ball each, the better one. */
export const scoreWords = (side: SideName, of: MatchSide, holesCount: number | null) =>
  reads<MatchHoleView, `gross${SideName}` | `net${SideName}`, string>([`gross${side}`, `net${side}`], (hole) => {
    const { [`gross${side}` as const]: gross, [`net${side}` as const]: net } = hole;
    if (gross == null) return 'No score';
    if (net == null) return `${gross}`;
    const received = gross - net;
    const [first, ...partners] = (of.players ?? []).map((player) => player.playingHandicap ?? null);
    const isBetterBall = partners.some((handicap) => handicap !== first);
    const reason = isBetterBall ? null : reasonOf(hole, first ?? null, holesCount, received);
    const strokes = received < 0 ? `+ ${-received}` : `− ${received}`;
    const sum = `${gross} ${strokes}${reason ? ` (${reason})` : ''} = net ${formatWhole(net)}`;
    return isBetterBall ? `${sum}, the better ball` : sum;
  });

/** Null where the stroke indexes of the other holes would have to be known, or the strokes do not follow from it. */
function reasonOf(
  hole: Pick<MatchHoleView, 'strokeIndex'>,
  handicap: number | null,
  holes: number | null,
  received: number,
): string | null {
  const strokeIndex = hole.strokeIndex ?? null;
  if (handicap === null || strokeIndex === null || holes !== 18) return null;
  const { everyHole, rest } = split(handicap, holes);
  const strokes = everyHole + (strokeIndex <= rest ? 1 : 0);
  return strokes === received ? strokesReason({ strokeIndex, rank: strokeIndex, handicap, holes, strokes }) : null;
}

/** `Ann Lee wins it, 4 against 5`; a half; a side without a score concedes. */
export const holeWords = (sides: Readonly<Record<SideName, MatchSide>>) =>
  reads<MatchHoleView, 'result' | 'netA' | 'netB', string>(['result', 'netA', 'netB'], (hole) => {
    const { wonBy, netA, netB } = hole;
    if (!wonBy) {
      if (hole.result !== 'HALVED') return hole.result;
      return netA == null || netA !== netB ? 'Halved' : `Halved, net ${formatWhole(netA)} each`;
    }
    const [own, other] = wonBy === 'A' ? [netA, netB] : [netB, netA];
    const score =
      own == null || other == null
        ? 'the other side has no score'
        : `net ${formatWhole(own)} against ${formatWhole(other)}`;
    return `${sideWords(sides[wonBy])} won it: ${score}`;
  });
