'use client';

import { createContext, type ReactNode, use } from 'react';
import { FaultNumber } from '@/components/fields/fault-number';
import type { HandicapHistory } from './history';

type Marks = Promise<HandicapHistory['marksOf']>;

const MarksContext = createContext<Marks | null>(null);

/** Shares a handicap history's marks with each page of its table. Finding them takes all entries. */
export function HistoryMarks({ marks, children }: { marks: Marks; children: ReactNode }) {
  return <MarksContext value={marks}>{children}</MarksContext>;
}

/** Shows a handicap in the table, with its marks. */
export function MarkedHandicap({ uid, handicap }: { uid: string; handicap: string }) {
  const marks = use(MarksContext);
  const own = marks && use(marks).get(uid);
  if (!own) return <bdi>{handicap}</bdi>;
  return (
    <span className="inline-flex items-center gap-1.5 align-top font-medium">
      {own.map(({ number, severity, words }) => (
        <FaultNumber key={number} number={number} severity={severity} words={words} />
      ))}
      <span>{handicap}</span>
    </span>
  );
}
