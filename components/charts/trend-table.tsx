'use client';

import { deserialized, type Serialized } from '@/components/lazy/serialized';
import styles from './charts.module.css';
import { CountLink } from './count-link';
import { SumWords } from './sum-words';
import type { Figure, TrendRow } from './trend-rows';

type Props = {
  label: string;
  /** The head of its intervals. */
  head: string;
  rows: Serialized<readonly TrendRow[]>;
};

/** The figures of a trend, each a link to its rows. They travel as data: as elements a page has each of them twice. */
export function TrendTable({ label, head, rows }: Props) {
  return (
    <table
      className={`w-full border-collapse text-sm ${styles.figures} ${styles.links}`}
      aria-label={`${label}, the figures`}
    >
      <thead className="text-xs/5 text-muted-foreground [&_th]:font-medium">
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">This period</th>
          <th scope="col">Period before</th>
        </tr>
      </thead>
      <tbody className="[&_th]:w-px [&_th]:whitespace-nowrap [&_tr:is(:target,:focus-within)]:bg-primary-muted">
        {deserialized(rows).map((row) => (
          <tr key={row.id ?? row.label} id={row.id}>
            <th scope="row">
              {row.label}
              {row.note && <span className="text-muted-foreground">{row.note}</span>}
            </th>
            <td>{row.now && <Count figure={row.now} />}</td>
            <td>{row.before && <Count figure={row.before} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ figure }: { figure: Figure }) {
  return 'parts' in figure ? <SumWords sum={figure} /> : <CountLink {...figure} />;
}
