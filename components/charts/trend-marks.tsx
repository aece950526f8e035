'use client';

import type { CSSProperties } from 'react';
import { deserialized, type Serialized } from '@/components/lazy/serialized';
import { ChartMarks, ChartTooltip } from '@/components/ui/chart';
import type { Part } from '@/lib/stats/sum';
import { Mark } from './mark';

export type TrendMark = {
  /** Its rows; null: in no list. */
  href: string | null;
  label: string;
  /** The lists that have them, where there are several. */
  choice?: readonly Part[];
  /** From the top of the plot, in px. */
  y: number;
  /** Which series have a value there. */
  payload: readonly { dataKey: string; value: string }[];
};

type Props = {
  height: number;
  /** How many there are room for. */
  count: number;
  /** The names of the series. */
  config: Readonly<Record<string, { label: string; color: string }>>;
  marks: Serialized<readonly TrendMark[]>;
};

/** The marks of a trend over its plot. They travel as data: as elements a page has each of them twice. */
export function TrendMarks({ height, count, config, marks }: Props) {
  const all = deserialized(marks);
  return (
    <ChartMarks height={height} style={{ width: `${(all.length / count) * 100}%` }}>
      {all.map(({ y, payload, ...mark }, index) => (
        <Mark key={mark.label} {...mark} style={{ '--y': `${y}px` } as CSSProperties}>
          <ChartTooltip
            config={config}
            side={index * 2 >= count ? 'left' : 'right'}
            label={mark.label}
            payload={payload}
          />
        </Mark>
      ))}
    </ChartMarks>
  );
}
