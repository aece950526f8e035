import type { ReactNode } from 'react';
import { readable, shown } from '@/components/cells/readable';
import { ScoreMark, StrokeDots } from '@/components/golf/scorecard/score-mark';
import type { MatchSide } from '@/lib/contract/matches';
import { field, type Reading } from '@/lib/contract/wire/unread';
import { formatWhole } from '@/lib/format/signed';
import { type MatchHoleView, type SideName, shortSideWords, sideWords } from './match-view';
import { holeWords, scoreWords } from './match-words';

type Sides = Readonly<Record<SideName, MatchSide>>;

type Drawn = Reading<MatchHoleView, ReactNode>;

/** The score of a side; it opens why the hole was won, without scripting too. */
export const matchScore = (side: SideName, sides: Sides, idOf: (hole: MatchHoleView) => string): Drawn =>
  field(`gross${side}`, (gross, hole) => {
    const net = hole[`net${side}`];
    return (
      <button type="button" popoverTarget={idOf(hole)}>
        <span className="sr-only">{`${sideWords(sides[side])}, hole ${hole.number}: `}</span>
        <ScoreMark gross={gross ?? null} par={hole.par ?? null} />
        <StrokeDots received={gross == null || net == null ? null : gross - net} />
      </button>
    );
  });

export const matchNet = (side: SideName): Drawn =>
  field(`net${side}`, (net, { wonBy }) => (
    <span className={wonBy === side ? WON : undefined}>
      {net == null ? '-' : formatWhole(net)}
      {wonBy === side && <span className="sr-only"> won the hole</span>}
    </span>
  ));

export const WON =
  'inline-grid h-5 min-w-5.5 place-items-center rounded-sm bg-primary-muted font-semibold text-foreground';

export const parOf: Drawn = field('par', (par) => par ?? '-');
export const indexOf: Drawn = field('strokeIndex', (index) => index ?? '-');

type ExplainedProps = { id: string; sides: Sides; hole: MatchHoleView; holesCount: number | null };

/** What the scores of a hole open: each side's net, who won the hole, and how the match stood after it. */
export function MatchHoleExplained({ id, sides, hole, holesCount }: ExplainedProps) {
  const line = (side: SideName) => (
    <>
      <dt className="wrap-break-word" title={sideWords(sides[side])}>
        {shortSideWords(sides[side])}
      </dt>
      <dd>{readable(hole, scoreWords(side, sides[side], holesCount))}</dd>
    </>
  );
  return (
    <div id={id} popover="auto">
      <button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label="Close">
        ×
      </button>
      <p className="flex gap-x-2.5 text-muted-foreground">
        <strong className="font-semibold text-foreground">Hole {hole.number}</strong>{' '}
        <span>Par {readable(hole, parOf)}</span> <span>SI {readable(hole, indexOf)}</span>
      </p>
      <dl className="mt-2 grid grid-cols-[fit-content(45%)_1fr] gap-x-2 gap-y-1.5">
        {line('A')}
        {line('B')}
        <dt>Hole</dt>
        <dd>{readable(hole, holeWords(sides))}</dd>
        <dt>Match</dt>
        <dd>{hole.fault ?? shown(hole.standing)}</dd>
      </dl>
    </div>
  );
}
