'use client';

import { useEffect, useRef } from 'react';
import { titleCase } from '@/lib/format/title-case';
import { figureOf } from '@/lib/stats/series';
import type { Point } from '@/lib/stats/trend';
import styles from './charts.module.css';
import { CountLink } from './count-link';
import { SumWords } from './sum-words';
import { rowId, useTrend } from './trend';
import type { TrendRow } from './trend-rows';

export function TrendTable({ label }: { label: string }) {
  const { id, interval, rows, target } = useTrend();
  const targetRow = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!target) return;
    targetRow.current?.scrollIntoView({ block: 'center' });
    targetRow.current?.focus({ preventScroll: true });
  }, [target]);
  const notes = { now: '', open: ' (in progress)', cut: ` (part of a ${interval})` };
  const noteOf = ({ now, look }: TrendRow) => (now ? notes[look] : ' (before)');
  return (
    <table
      className={`w-full border-collapse text-sm ${styles.figures} ${styles.trend} ${styles.links}`}
      aria-label={`${label} table`}
    >
      <thead className="text-xs/5 text-muted-foreground">
        <tr>
          <th scope="col">{titleCase(interval)}</th>
          <th scope="col">This period</th>
          <th scope="col">Previous period</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const ownId = row.now ? rowId(id, row.now) : undefined;
          return (
            <tr
              key={ownId ?? row.label}
              id={ownId}
              {...(target && target.id === ownId && { ref: targetRow, tabIndex: -1 })}
            >
              <th scope="row">
                <span>{row.label}</span>
                {noteOf(row) && <span className="text-muted-foreground">{noteOf(row)}</span>}
              </th>
              <td>{row.now && <Count point={row.now} />}</td>
              <td>{row.before && <Count point={row.before} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Count({ point }: { point: Point }) {
  const { series } = useTrend();
  const figure = series ? figureOf(series, point) : { count: point.count, href: null };
  return 'parts' in figure ? <SumWords sum={figure} /> : <CountLink {...figure} />;
}
