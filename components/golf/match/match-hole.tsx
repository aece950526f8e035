import { ScoreButton } from '@/components/golf/scorecard/score-button';
import type { Explanation, ExplanationLine } from '@/components/golf/why/explanation';
import { fullName } from '@/lib/format/name';
import { formatInteger } from '@/lib/format/signed';
import type { SideName } from '@/lib/golf/match/match-text';
import { split } from '@/lib/golf/scoring/strokes';
import { strokesReason } from '@/lib/golf/scoring/strokes-reason';
import { isOnTeeOf, type MatchHoleView, type MatchSides, shortSideText, sideDescription } from './match-view';

type ScoreProps = { hole: MatchHoleView; side: SideName; sides: MatchSides; form: string };

export function MatchScore({ hole, side, sides, form }: ScoreProps) {
  const { [`gross${side}` as const]: gross, [`net${side}` as const]: net } = hole;
  return (
    <ScoreButton
      form={form}
      value={`${hole.position}`}
      who={sideDescription(sides[side])}
      hole={hole.number}
      gross={gross ?? null}
      par={isOnTeeOf(sides[side], sides.A) ? (hole.par ?? null) : null}
      received={gross == null || net == null ? null : gross - net}
    />
  );
}

export function MatchNet({ hole, side }: Pick<ScoreProps, 'hole' | 'side'>) {
  const { wonBy, [`net${side}` as const]: net } = hole;
  return (
    <span className={wonBy === side ? WON : undefined}>
      <span>{net == null ? '-' : formatInteger(net)}</span>
      {wonBy === side && <span className="sr-only"> won the hole</span>}
    </span>
  );
}

export const WON =
  'inline-grid h-5 min-w-5.5 place-items-center rounded-sm bg-primary-muted font-semibold text-foreground';

export function matchHoleExplained(hole: MatchHoleView, sides: MatchSides, holesCount: number | null): Explanation {
  const side = (name: SideName): ExplanationLine => [
    shortSideText(sides[name]),
    scoreDescription(hole, name, sides, holesCount),
  ];
  return {
    title: `Hole ${hole.number}`,
    beside: [`Par ${hole.par ?? '-'}`, `SI ${hole.strokeIndex ?? '-'}`],
    names: [...sides.A.players, ...sides.B.players].map(fullName),
    lines: [side('A'), side('B'), ['Hole', holeText(hole, sides)], ['Match', hole.fault ?? hole.standing]],
  };
}

/** Explains a side's net score: `5 − 1 (SI 7 ≤ 8 → 1) = net 4`. If both partners play, that is the better score. */
export function scoreDescription(
  hole: MatchHoleView,
  side: SideName,
  sides: MatchSides,
  holesCount: number | null,
): string {
  const of = sides[side];
  const { [`gross${side}` as const]: gross, [`net${side}` as const]: net } = hole;
  if (gross == null) return 'No score';
  if (net == null) return `${gross}`;
  const received = gross - net;
  const [first, ...partners] = of.players.map((player) => player.playingHandicap ?? null);
  const isBetterBall = partners.some((handicap) => handicap !== first);
  const reason = isBetterBall || !isOnTeeOf(of, sides.A) ? null : reasonOf(hole, first ?? null, holesCount, received);
  const why = reason ? ` (${reason})` : '';
  const strokes = received < 0 ? `+ ${-received}` : `− ${received}`;
  const sum =
    received === 0
      ? `${gross}, no stroke here${why}: net ${formatInteger(net)}`
      : `${gross} ${strokes}${why} = net ${formatInteger(net)}`;
  return isBetterBall ? `${sum}, the better ball` : sum;
}

/** Explains the strokes received; null if handicap and stroke index give another number. */
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

/** Says who won the hole, and how: `Ann Lee won it: net 4 against 5`. A side that conceded has no score. */
export function holeText({ wonBy, netA, netB, result }: MatchHoleView, sides: MatchSides): string {
  if (!wonBy) {
    if (result !== 'HALVED') return result;
    return netA == null || netA !== netB ? 'Halved' : `Halved, net ${formatInteger(netA)} each`;
  }
  const [winning, other] = wonBy === 'A' ? [netA, netB] : [netB, netA];
  return `${sideDescription(sides[wonBy])} won it: ${reasonText(winning, other)}`;
}

type Net = number | null | undefined;

/** A hole can be conceded, or lost by a general penalty, whatever the scores are. */
function reasonText(winning: Net, other: Net): string {
  if (winning != null && other != null) {
    const scores = `net ${formatInteger(winning)} against ${formatInteger(other)}`;
    return winning < other ? scores : `conceded or by a penalty, ${scores}`;
  }
  return winning == null ? 'conceded or by a penalty' : 'the other side has no score';
}
