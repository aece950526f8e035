import { readable } from '@/components/feedback/readable';
import { ScoreMark, StrokeDots } from '@/components/scorecard/score-mark';
import type { MatchSide } from '@/lib/contract/matches';
import { orNull } from '@/lib/contract/unread';
import { formatWhole } from '@/lib/format/signed';
import { type MatchHoleView, type SideName, shortSideWords, sideWords } from './match-view';
import { holeWords, scoreWords } from './match-words';

type Sides = Readonly<Record<SideName, MatchSide>>;

type ScoreProps = { id: string; side: SideName; sides: Sides; hole: MatchHoleView };

// Functions, no components: `readable` catches what they read, and nothing that is drawn later.

/** The score of a side; it opens why the hole was won, without scripting too. */
export function matchScore({ id, side, sides, hole }: ScoreProps) {
  const gross = side === 'A' ? hole.grossA : hole.grossB;
  const net = orNull(() => (side === 'A' ? hole.netA : hole.netB));
  return (
    <button type="button" popoverTarget={id}>
      <span className="sr-only">
        {`${orNull(() => sideWords(sides[side])) ?? `Side ${side}`}, hole ${hole.number}: `}
      </span>
      <ScoreMark gross={gross ?? null} par={orNull(() => hole.par) ?? null} />
      <StrokeDots received={gross == null || net == null ? null : gross - net} />
    </button>
  );
}

export function matchNet({ side, hole }: { side: SideName; hole: MatchHoleView }) {
  const net = side === 'A' ? hole.netA : hole.netB;
  const won = orNull(() => hole.wonBy) === side;
  return (
    <span className={won ? WON : undefined}>
      {net == null ? '-' : formatWhole(net)}
      {won && <span className="sr-only"> won the hole</span>}
    </span>
  );
}

export const WON =
  'inline-grid h-5 min-w-5.5 place-items-center rounded-sm bg-primary-muted font-semibold text-foreground';

type ExplainedProps = { id: string; sides: Sides; hole: MatchHoleView; holesCount: number | null };

/** What the scores of a hole open: each side's net, who won the hole, and how the match stood after it. */
export function MatchHoleExplained({ id, sides, hole, holesCount }: ExplainedProps) {
  const line = (side: SideName) => (
    <>
      <dt className="wrap-break-word" title={orNull(() => sideWords(sides[side])) ?? undefined}>
        {readable(() => shortSideWords(sides[side]))}
      </dt>
      <dd>{readable(() => scoreWords(hole, side, sides[side], holesCount))}</dd>
    </>
  );
  return (
    <div id={id} popover="auto">
      <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
        ×
      </button>
      <p className="flex gap-x-2.5 text-muted-foreground">
        <strong className="font-semibold text-foreground">Hole {hole.number}</strong>{' '}
        <span>Par {readable(() => hole.par ?? '-')}</span> <span>SI {readable(() => hole.strokeIndex ?? '-')}</span>
      </p>
      <dl className="mt-2 grid grid-cols-[fit-content(45%)_1fr] gap-x-2 gap-y-1.5">
        {line('A')}
        {line('B')}
        <dt>Hole</dt>
        <dd>{readable(() => holeWords(hole, sides))}</dd>
        <dt>Match</dt>
        <dd>{readable(() => hole.fault ?? hole.standing)}</dd>
      </dl>
    </div>
  );
}
