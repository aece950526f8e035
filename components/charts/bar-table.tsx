'use client';

import { Link } from '@/components/navigation/link';
import { ChartBar, type ChartConfig, ChartContainer } from '@/components/ui/chart';
import { formatCount } from '@/lib/format/number';
import { formatShare } from '@/lib/stats/change';
import styles from './charts.module.css';

type Bar = {
  name: string;
  nameHref?: string | undefined;
  count: number;
  /** The URL of a list with exactly this bar's rows; null if there is none. */
  href: string | null;
  others?: boolean;
};

type Props = {
  label: string;
  nameHead: string;
  countHead: string;
  bars: readonly Bar[];
  total: number;
};

const config = {
  count: { color: 'var(--chart-1)' },
  others: { color: 'var(--chart-2)' },
} satisfies ChartConfig;

export function BarTable({ label, nameHead, countHead, bars, total }: Props) {
  const longest = Math.max(...bars.filter(({ others }) => !others).map(({ count }) => count), 1);
  return (
    <ChartContainer config={config}>
      <table className={`w-full table-fixed text-sm ${styles.bars}`} aria-label={label}>
        <colgroup>
          <col className="w-[28%] max-sm:w-[36%]" />
          <col />
          <col className="w-14.5" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{nameHead}</th>
            <th scope="col">{countHead}</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, nameHref, count, href, others }) => (
            <tr key={`${name} ${href}`}>
              <th scope="row">
                {nameHref === undefined ? (
                  <bdi>{name}</bdi>
                ) : (
                  <Link href={nameHref} scroll={false}>
                    <bdi>{name}</bdi>
                  </Link>
                )}
              </th>
              <td>
                <Line href={href}>
                  <svg aria-hidden="true" height="10" className="min-w-0 flex-1">
                    <ChartBar
                      dataKey={others ? 'others' : 'count'}
                      width={`${Math.min(100, (count / longest) * 100)}%`}
                      height={10}
                    />
                  </svg>
                  <span className="min-w-11 text-right">{formatCount(count)}</span>
                </Line>
              </td>
              <td>{formatShare(count, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartContainer>
  );
}

function Line({ href, children }: { href: string | null; children: React.ReactNode }) {
  if (href === null) return <span>{children}</span>;
  return <Link href={href}>{children}</Link>;
}
