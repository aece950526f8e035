import type { Interval } from '@/lib/contract/stats';
import { formatTime, zoneLabel } from '@/lib/format/date';
import { titleCase } from '@/lib/format/title-case';
import { type Span, spanLabel } from '@/lib/stats/days';
import { Refresh } from './refresh';

type Props = {
  now: Span;
  before: Span;
  /** The interval that is not over yet; null: all are over. */
  open: Interval | null;
  timeZone: string;
  fetchedAt: string;
  href: string;
};

/** One legend for all trends, with the time of the figures. */
export function Legend({ now, before, open, timeZone, fetchedAt, href }: Props) {
  return (
    <div className="dash-legend">
      <Key line="chart-now">{spanLabel(now, true)}</Key>
      <Key line="chart-before">
        Period before, {spanLabel(before, before.last.slice(0, 4) !== now.last.slice(0, 4))}
      </Key>
      {open !== null && <Key line="chart-open">{titleCase(open)} not over</Key>}
      <span className="ml-auto inline-flex items-center gap-2 text-muted-foreground max-sm:ml-0">
        <span>
          {zoneLabel(timeZone)} · fetched <time dateTime={fetchedAt}>{formatTime(fetchedAt, timeZone)}</time>
        </span>
        <Refresh href={href} />
      </span>
    </div>
  );
}

function Key({ line, children }: { line: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg aria-hidden="true" width="14" height="4" className="flex-none">
        <line x1="0" x2="14" y1="2" y2="2" className={line} />
      </svg>
      <span>{children}</span>
    </span>
  );
}
