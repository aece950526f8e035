'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Interval } from '@/lib/contract/stats';
import type { SeriesName } from '@/lib/stats/series';
import type { TrendRow } from './trend-rows';

type Facts = {
  id: string;
  interval: Interval;
  /** What its points count; absent: they lead nowhere. */
  series?: SeriesName;
};

/** The row of the figures that was asked for: a new object each time. */
type Asked = { id: string };

type Trend = Facts & { rows: readonly TrendRow[]; asked: Asked | null; ask: (asked: Asked) => void };

const Context = createContext<Trend>({ id: '', interval: 'day', rows: [], asked: null, ask: () => {} });

type Props = Facts & { rows: readonly TrendRow[]; children: ReactNode };

export function Trend({ rows, children, ...facts }: Props) {
  const [asked, ask] = useState<Asked | null>(null);
  const { id } = facts;
  useEffect(() => {
    const row = location.hash.slice(1);
    if (row.startsWith(`${id}-`)) ask({ id: row });
  }, [id]);
  return <Context value={{ ...facts, rows, asked, ask }}>{children}</Context>;
}

export const useTrend = () => useContext(Context);

export const rowId = (id: string, { span }: NonNullable<TrendRow['now']>) => `${id}-${span.first}`;
