'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Interval } from '@/lib/contract/stats';
import type { SeriesName } from '@/lib/stats/series';
import type { TrendRow } from './trend-rows';

type Facts = {
  id: string;
  interval: Interval;
  series?: SeriesName;
};

/** An object, because setting the same string again would change no state, and the row would not be scrolled to. */
type Target = { id: string };

type Trend = Facts & { rows: readonly TrendRow[]; target: Target | null; showRow: (target: Target) => void };

const Context = createContext<Trend>({ id: '', interval: 'day', rows: [], target: null, showRow: () => {} });

type Props = Facts & { rows: readonly TrendRow[]; children: ReactNode };

export function Trend({ rows, children, ...facts }: Props) {
  const [target, showRow] = useState<Target | null>(null);
  const { id } = facts;
  useEffect(() => {
    const row = location.hash.slice(1);
    if (row.startsWith(`${id}-`)) showRow({ id: row });
  }, [id]);
  return <Context value={{ ...facts, rows, target, showRow }}>{children}</Context>;
}

export const useTrend = () => useContext(Context);

export const rowId = (id: string, { span }: NonNullable<TrendRow['now']>) => `${id}-${span.first}`;
