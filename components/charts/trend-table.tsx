import type { Interval } from '@/lib/contract/stats';
import { titleCase } from '@/lib/format/title-case';
import { needYears, type Span, spanLabel } from '@/lib/stats/days';
import type { Sum } from '@/lib/stats/sum';
import type { Point } from '@/lib/stats/trend';
import styles from './charts.module.css';
import { CountLink } from './count-link';
import { SumWords } from './sum-line';
import type { PointLook } from './trend-config';

type Props = {
  id: string;
  label: string;
  interval: Interval;
  now: readonly Point[];
  before: readonly Point[];
  looks: readonly PointLook[];
  rowsOf: (span: Span) => string | null;
  /** A point beside its parts, where its rows are in several lists. */
  sum: (point: Point) => Sum | null;
};

/** The figures of a trend, each a link to its rows. */
export function TrendTable({ id, label, interval, now, before, looks, ...links }: Props) {
  const years = needYears(now.map(({ span }) => span));
  const words = { now: '', open: ' (not over)', cut: ` (part of a ${interval})` };
  return (
    <table
      className={`w-full border-collapse text-sm ${styles.figures} ${styles.links}`}
      aria-label={`${label}, the figures`}
    >
      <thead className="text-xs/5 text-muted-foreground [&_th]:font-medium">
        <tr>
          <th scope="col">{titleCase(interval)}</th>
          <th scope="col">This period</th>
          <th scope="col">Period before</th>
        </tr>
      </thead>
      <tbody className="[&_tr:is(:target,:focus-within)]:bg-primary-muted">
        {now.map((point, index) => (
          <tr key={point.span.first} id={`${id}-${point.span.first}`}>
            <th scope="row" className="w-px whitespace-nowrap">
              {spanLabel(point.span, years)}
              <span className="text-muted-foreground">{words[looks[index] ?? 'now']}</span>
            </th>
            <td>
              <Figure point={point} {...links} />
            </td>
            <td>{before[index] && <Figure point={before[index]} {...links} />}</td>
          </tr>
        ))}
        {before.slice(now.length).map((point) => (
          <tr key={point.span.first}>
            <th scope="row" className="w-px whitespace-nowrap">
              {spanLabel(point.span, years)} <span className="text-muted-foreground">(before)</span>
            </th>
            <td />
            <td>
              <Figure point={point} {...links} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FigureProps = Pick<Props, 'rowsOf' | 'sum'> & { point: Point };

/** A count with its link; where its rows are in several lists, each part has its own. */
function Figure({ point, rowsOf, sum }: FigureProps) {
  const ofKinds = sum(point);
  if (!ofKinds || ofKinds.parts.length === 0) return <CountLink count={point.count} href={rowsOf(point.span)} />;
  return <SumWords sum={ofKinds} />;
}
