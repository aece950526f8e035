import type { ReactNode } from 'react';
import { ScoreMark, StrokeDots } from '@/components/scorecard/score-mark';
import { cn } from '@/components/ui/cn';
import type { MatchSide } from '@/lib/contract/matches';
import { formatWhole } from '@/lib/format/signed';
import { type MatchHoleView, type SideName, shortSideWords, sideWords } from './match-view';

type Props = {
  holes: readonly MatchHoleView[];
  /** Numbers of the holes that were not needed, or not played yet. */
  unplayed: readonly number[];
  sides: Readonly<Record<SideName, MatchSide>>;
  isBack: boolean;
};

/** One nine of a match: side A above, the standing with an arrow to the leader in the middle, side B below. */
export function MatchNine({ holes, unplayed, sides, isBack }: Props) {
  const columns = 1 + holes.length + unplayed.length;
  const row = (label: ReactNode, cell: (hole: MatchHoleView) => ReactNode, className?: string) => (
    <tr className={className}>
      <th scope="row" className="card-label">
        <span>{label}</span>
      </th>
      {holes.map((hole) => (
        <td key={hole.number}>{cell(hole)}</td>
      ))}
      {unplayed.map((number) => (
        <td key={number} />
      ))}
    </tr>
  );
  return (
    <table className={cn('card-nine', isBack && 'card-back')}>
      <caption className="sr-only">{`Holes ${holes[0]?.number} to ${holes.at(-1)?.number}`}</caption>
      <thead>
        <tr>
          <th scope="col" className="card-label">
            <span>Hole</span>
          </th>
          {[...holes.map(({ number }) => number), ...unplayed].map((number) => (
            <th key={number} scope="col">
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="card-course">
        {row('Par', ({ par }) => par ?? '-')}
        {row('SI', ({ strokeIndex }) => strokeIndex ?? '-')}
      </tbody>
      <tbody>
        <SideRow name={sideWords(sides.A)} columns={columns} />
        {row(
          <Name side={sides.A} />,
          (hole) => (
            <Score hole={hole} side="A" />
          ),
          'card-gross',
        )}
        {row(
          'Net',
          (hole) => (
            <Net hole={hole} side="A" />
          ),
          'card-small',
        )}
      </tbody>
      <tbody className="card-team">
        {row('Match', (hole) => (
          <Standing hole={hole} />
        ))}
      </tbody>
      <tbody>
        {row(
          'Net',
          (hole) => (
            <Net hole={hole} side="B" />
          ),
          'card-small',
        )}
        {row(
          <Name side={sides.B} />,
          (hole) => (
            <Score hole={hole} side="B" />
          ),
          'card-gross',
        )}
        <SideRow name={sideWords(sides.B)} columns={columns} />
      </tbody>
    </table>
  );
}

/** A side's name in a separate row, for narrow screens. */
function SideRow({ name, columns }: { name: string; columns: number }) {
  return (
    <tr className="match-side">
      <td colSpan={columns}>{name}</td>
    </tr>
  );
}

function Name({ side }: { side: MatchSide }) {
  return (
    <>
      <span className="card-name" title={sideWords(side)}>
        {shortSideWords(side)}
      </span>
      <span className="card-short">Gross</span>
    </>
  );
}

type Cell = { hole: MatchHoleView; side: SideName };

function Score({ hole, side }: Cell) {
  const [gross, net] = side === 'A' ? [hole.grossA, hole.netA] : [hole.grossB, hole.netB];
  return (
    <span className="hole-button">
      <ScoreMark gross={gross ?? null} par={hole.par ?? 0} />
      <StrokeDots received={gross == null || net == null ? null : gross - net} />
    </span>
  );
}

function Net({ hole, side }: Cell) {
  const net = side === 'A' ? hole.netA : hole.netB;
  const won = hole.wonBy === side;
  return (
    <span className={cn(won && 'match-won')}>
      {net == null ? '-' : formatWhole(net)}
      {won && <span className="sr-only"> won the hole</span>}
    </span>
  );
}

const arrows: Readonly<Record<string, string>> = { A: '↑', B: '↓' };

function Standing({ hole: { leader, holesUp, dormie, standing, fault } }: { hole: MatchHoleView }) {
  return (
    <span title={fault ?? standing} data-severity={fault ? 'wrong' : undefined} className="match-standing">
      <span aria-hidden>
        {holesUp === 0 ? 'AS' : `${arrows[leader ?? ''] ?? ''}${holesUp}`}
        {dormie && <span className="match-dormie">D</span>}
      </span>
      <span className="sr-only">{fault ? `${standing}, does not add up: ${fault}` : standing}</span>
    </span>
  );
}
