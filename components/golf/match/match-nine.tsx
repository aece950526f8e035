import type { ReactNode } from 'react';
import { CardTable, GrossLabel } from '@/components/golf/scorecard/card-table';
import type { SideName } from '@/lib/golf/match/match-text';
import { MatchNet, MatchScore } from './match-hole';
import { type MatchHoleView, type MatchSides, shortSideText, sideDescription } from './match-view';

type Props = {
  id: string;
  holes: readonly MatchHoleView[];
  unplayed: readonly Pick<MatchHoleView, 'number' | 'position'>[];
  sides: MatchSides;
  isBack: boolean;
};

/** Rows: side A, then the standing with an arrow to the leader, then side B. */
export function MatchNine({ id, holes, unplayed, sides, isBack }: Props) {
  const columns = 1 + holes.length + unplayed.length;
  const cells = (cell: (hole: MatchHoleView) => ReactNode) => (
    <>
      {holes.map((hole) => (
        <td key={hole.position}>{cell(hole)}</td>
      ))}
      {unplayed.map(({ position }) => (
        <td key={position} />
      ))}
    </>
  );
  const gross = (side: SideName) => (
    <tr data-gross>
      <GrossLabel name={shortSideText(sides[side])} title={sideDescription(sides[side])} />
      {cells((hole) => (
        <MatchScore hole={hole} side={side} sides={sides} form={id} />
      ))}
    </tr>
  );
  const net = (side: SideName) => (
    <tr>
      <th scope="row" aria-label={`Net, ${shortSideText(sides[side])}`}>
        Net
      </th>
      {cells((hole) => (
        <MatchNet hole={hole} side={side} />
      ))}
    </tr>
  );
  return (
    <CardTable
      caption={`Holes ${holes[0]?.number} to ${holes.at(-1)?.number}`}
      holes={[...holes, ...unplayed].map(({ number }) => number)}
      isBack={isBack}
    >
      <tbody>
        <tr>
          <th scope="row">Par</th>
          {cells(({ par }) => par ?? '-')}
        </tr>
        <tr>
          <th scope="row">SI</th>
          {cells(({ strokeIndex }) => strokeIndex ?? '-')}
        </tr>
      </tbody>
      <tbody>
        <SideRow name={sideDescription(sides.A)} columns={columns} />
        {gross('A')}
        {net('A')}
      </tbody>
      <tbody data-team>
        <tr>
          <th scope="row">Match</th>
          {cells(standingOf)}
        </tr>
      </tbody>
      <tbody>
        {net('B')}
        {gross('B')}
        <SideRow name={sideDescription(sides.B)} columns={columns} />
      </tbody>
    </CardTable>
  );
}

function SideRow({ name, columns }: { name: ReactNode; columns: number }) {
  return (
    <tr className="sm:hidden">
      <td
        colSpan={columns}
        className="h-7.5 overflow-hidden px-2 text-left text-sm font-medium text-ellipsis text-foreground"
      >
        <bdi>{name}</bdi>
      </td>
    </tr>
  );
}

const arrows = new Map([
  ['A', '↑'],
  ['B', '↓'],
]);

function standingOf({ leader, holesUp, dormie, standing, fault }: MatchHoleView) {
  return (
    <span
      title={fault ?? standing}
      className={fault ? 'rounded-sm bg-destructive-muted px-1 py-0.5 text-destructive' : undefined}
    >
      <span aria-hidden>
        <span>{holesUp === 0 ? 'AS' : `${arrows.get(leader ?? '') ?? ''}${holesUp}`}</span>
        {dormie && (
          <span className="ml-0.5 rounded-sm bg-primary px-[3px] text-[length:calc(var(--text-xs)*5/6)] text-primary-foreground">
            D
          </span>
        )}
      </span>
      <span className="sr-only">{fault ? `${standing}, does not match the scores: ${fault}` : standing}</span>
    </span>
  );
}
