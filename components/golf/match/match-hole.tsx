import type { ReactNode } from 'react';
import { ScoreButton } from '@/components/golf/scorecard/score-button';
import { type Explanation, lineOf, unreadLine } from '@/components/golf/why/explanation';
import type { MatchSide } from '@/lib/contract/matches';
import { field, type Reading, readFrom } from '@/lib/contract/wire/unread';
import { formatWhole } from '@/lib/format/signed';
import { type MatchHoleView, type SideName, shortSideWords, sideWords } from './match-view';
import { holeWords, scoreWords } from './match-words';

type Sides = Readonly<Record<SideName, MatchSide>>;

type Drawn = Reading<MatchHoleView, ReactNode>;

/** The score of a side; it opens why the hole was won, without scripting too. */
export const matchScore = (side: SideName, sides: Sides, form: string): Drawn =>
  field(`gross${side}`, (gross = null, hole) => {
    const net = hole[`net${side}`];
    return (
      <ScoreButton
        form={form}
        value={`${hole.number}`}
        who={sideWords(sides[side])}
        hole={hole.number}
        gross={gross}
        par={hole.par ?? null}
        received={gross == null || net == null ? null : gross - net}
      />
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

/** What the scores of a hole open: each side's net, who won the hole, and how the match stood after it. */
export function matchHoleExplained(hole: MatchHoleView, sides: Sides, holesCount: number | null): Explanation {
  const figure = (name: 'par' | 'strokeIndex') =>
    readFrom(
      hole,
      field<MatchHoleView, typeof name, string>(name, (value) => `${value ?? '-'}`),
    );
  const [par, index] = [figure('par'), figure('strokeIndex')];
  const side = (name: SideName) =>
    lineOf(shortSideWords(sides[name]), readFrom(hole, scoreWords(name, sides[name], holesCount)));
  return {
    title: `Hole ${hole.number}`,
    beside: [`Par ${par.ok ? par.value : '-'}`, `SI ${index.ok ? index.value : '-'}`],
    lines: [
      ...(par.ok ? [] : [unreadLine('Par', par.fault)]),
      ...(index.ok ? [] : [unreadLine('SI', index.fault)]),
      side('A'),
      side('B'),
      lineOf('Hole', readFrom(hole, holeWords(sides))),
      hole.fault ? ['Match', hole.fault] : lineOf('Match', hole.standing),
    ],
  };
}
