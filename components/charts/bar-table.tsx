import Link from 'next/link';
import { formatCount } from '@/lib/format/number';
import { formatShare } from '@/lib/stats/change';

type Bar = {
  name: string;
  /** Where the name links to; without it the name is plain text. */
  nameHref?: string;
  count: number;
  /** The list of the rows; null: no list shows exactly these. */
  href: string | null;
  others?: boolean;
};

type Props = { label: string; nameHead: string; countHead: string; bars: readonly Bar[]; total: number };

/** A table and bar chart in one: each figure has its bar, and both link to the rows. */
export function BarTable({ label, nameHead, countHead, bars, total }: Props) {
  const longest = Math.max(...bars.filter(({ others }) => !others).map(({ count }) => count), 1);
  return (
    <table className="bar-table" aria-label={label}>
      <colgroup>
        <col className="bar-name" />
        <col />
        <col className="bar-share" />
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
                name
              ) : (
                <Link href={nameHref} prefetch={false} scroll={false} className="dash-link">
                  {name}
                </Link>
              )}
            </th>
            <td>
              <Line href={href}>
                <svg aria-hidden="true" height="10" className="bar-track">
                  <rect
                    width={`${Math.min(100, (count / longest) * 100)}%`}
                    height="10"
                    rx="2"
                    className={others ? 'chart-bar-others' : 'chart-bar'}
                  />
                </svg>
                <span className="bar-count">{formatCount(count)}</span>
              </Line>
            </td>
            <td>{formatShare(count, total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Line({ href, children }: { href: string | null; children: React.ReactNode }) {
  if (href === null) return <span className="bar-line">{children}</span>;
  return (
    <Link href={href} prefetch={false} className="bar-line">
      {children}
    </Link>
  );
}
