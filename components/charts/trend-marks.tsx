'use client';

import { type CSSProperties, useState } from 'react';
import { useWholePage } from '@/components/lazy/whole-page';
import { ChartMarks, ChartTooltip } from '@/components/ui/chart';
import { formatCount } from '@/lib/format/number';
import { figureOf, type SeriesName } from '@/lib/stats/series';
import type { Part } from '@/lib/stats/sum';
import type { Point } from '@/lib/stats/trend';
import { ChoiceLink } from './choice-link';
import { Mark } from './mark';
import { rowId, useTrend } from './trend';

type Props = {
  height: number;
  config: Readonly<Record<string, { label: string; color: string }>>;
  /** From the top of the plot, in px. */
  yOf: (count: number) => number;
};

/** The marks of a trend over its plot. The one that is pointed at has its tooltip in it. */
export function TrendMarks({ height, config, yOf }: Props) {
  const { id, series, rows, ask } = useTrend();
  const whole = useWholePage();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const drawn = rows.flatMap((row) => (row.now ? { ...row, now: row.now } : []));
  return (
    <ChartMarks
      height={height}
      style={{ width: `${(drawn.length / rows.length) * 100}%` }}
      onPointerLeave={() => setPointedAt(null)}
    >
      {drawn.map(({ label, look, now, before }, index) => {
        const link = linkOf(series, now);
        const tooltip = (whole || index === pointedAt) && (
          <ChartTooltip
            config={config}
            side={index * 2 >= rows.length ? 'left' : 'right'}
            label={label}
            payload={[
              { dataKey: look, value: formatCount(now.count) },
              ...(before ? [{ dataKey: 'before', value: formatCount(before.count) }] : []),
            ]}
          />
        );
        const mark = {
          onPointerEnter: () => setPointedAt(index),
          style: tooltip ? ({ '--y': `${yOf(now.count)}px` } as CSSProperties) : undefined,
          children: tooltip,
        };
        if (!link.choice) return <Mark key={label} href={link.href} {...mark} />;
        return <ChoiceLink key={label} row={rowId(id, now)} label={label} choice={link.choice} ask={ask} {...mark} />;
      })}
    </ChartMarks>
  );
}

/** The list of a point's rows, or the choice where they are in several. */
function linkOf(series: SeriesName | undefined, point: Point): { href: string | null; choice?: readonly Part[] } {
  if (!series) return { href: null };
  const figure = figureOf(series, point);
  if (!('parts' in figure)) return figure;
  const [only, ...others] = figure.parts;
  return others.length > 0 ? { href: null, choice: figure.parts } : { href: only?.href ?? null };
}
