'use client';

import { createElement, type ReactNode } from 'react';
import { ScoreButton } from './score-button';

/** A number, a text, or a server-rendered cell. */
export type Cell = number | string | null | ReactNode;

export type Sums = readonly (readonly [name: string, cell: Cell])[];

type HeadProps = { holes: readonly number[]; sums: readonly string[] };

export function CardHead({ holes, sums }: HeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">Hole</th>
        {holes.map((number) => (
          <th key={number} scope="col">
            {number}
          </th>
        ))}
        {sums.map((name) => (
          <th key={name} scope="col" data-sum={name}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type RowProps = {
  label: string;
  /** Tells screen readers whose row this is. */
  who?: string;
  short?: string;
  counts?: boolean;
  className?: string;
  of: readonly Cell[];
  sums: Sums;
};

/** A scorecard has hundreds of values, so they are passed as numbers, not as React elements. */
export function FigureRow({ label, who, short, counts, className, of, sums }: RowProps) {
  return createElement(
    'tr',
    { 'data-counts': counts, className },
    <th scope="row" data-short={short} aria-label={who && `${label}, ${who}`}>
      {label}
    </th>,
    ...of.map((cell) => cellOf(cell)),
    ...sumsOf(sums),
  );
}

type ScoredHole = readonly [number: number, gross: number | null, par: number | null, received: number | null];

type ScoreProps = {
  form: string;
  line: number;
  who: string;
  of: readonly (ScoredHole | ReactNode)[];
  sums: Sums;
  children: ReactNode;
};

export function ScoreRow({ form, line, who, of, sums, children }: ScoreProps) {
  const scoreOf = (cell: ScoredHole | ReactNode) => {
    if (!isScored(cell)) return cell ?? <td />;
    const [hole, gross, par, received] = cell;
    return (
      <td>
        <ScoreButton form={form} value={`${line}-${hole}`} {...{ who, hole, gross, par, received }} />
      </td>
    );
  };
  return createElement('tr', { 'data-gross': true }, children, ...of.map(scoreOf), ...sumsOf(sums));
}

const isScored = (cell: ScoredHole | ReactNode): cell is ScoredHole => Array.isArray(cell);

const sumsOf = (sums: Sums) => sums.map(([name, cell]) => cellOf(cell, name));

function cellOf(cell: Cell, sum?: string): ReactNode {
  if (typeof cell === 'object' && cell !== null) return cell;
  return (
    <td data-sum={sum} data-missing={cell === null || undefined}>
      {cell ?? '-'}
    </td>
  );
}
