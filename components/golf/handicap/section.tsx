import { cx } from 'class-variance-authority';
import { FaultList } from '@/components/fields/fault-list';
import type { DatedHandicap } from '@/lib/contract/members';
import type { Result } from '@/lib/contract/result';
import { formatDateTime } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import { HandicapChart } from './chart';
import type { HandicapHistory } from './history';

type Props = { answer: Result<{ paging: { total: number | null } }>; history: HandicapHistory; timeZone: string };

export function HandicapSection({ answer, history, timeZone }: Props) {
  if (!answer.ok) {
    return <p className="px-6 pb-4 text-sm text-warning max-sm:px-4">Could not load the handicap chart.</p>;
  }
  const { entries, marks, unread } = history;
  if (entries.length === 0) {
    if (unread === 0) return null;
    return (
      <p className="px-6 pb-4 text-sm text-warning max-sm:px-4">
        Cannot show the handicap chart: no entry could be read.
      </p>
    );
  }
  // The table alone shows a single handicap well enough.
  if (entries.length === 1 && marks.length === 0 && unread === 0) return null;
  return (
    <div className={cx('border-t', marks.length > 0 && 'xl:grid xl:grid-cols-[minmax(0,1fr)_320px]')}>
      <figure
        aria-label="Handicap over time"
        className="min-w-0 pt-6 pr-6 pb-4 pl-18 max-sm:pt-5 max-sm:pr-4 max-sm:pb-3 max-sm:pl-13"
      >
        <HandicapChart entries={entries} marksOf={history.marksOf} timeZone={timeZone} />
        <Caption entries={entries} unread={unread} total={answer.value.paging.total} />
      </figure>
      {marks.length > 0 && (
        <FaultList
          title={marks.length === 1 ? '1 warning' : `${marks.length} warnings`}
          markedIn="the chart and the table"
          className="max-xl:border-y xl:border-l"
          faults={marks.map(({ entry, ...mark }) => ({ ...mark, note: entryText(entry, timeZone) }))}
        />
      )}
    </div>
  );
}

type CaptionProps = { entries: HandicapHistory['entries']; unread: number; total: number | null };

function Caption({ entries, unread, total }: CaptionProps) {
  const handicaps = entries.map(({ handicap }) => handicap);
  const shown = entries.length + unread;
  return (
    <figcaption className="pt-2 text-xs leading-5 text-muted-foreground">
      Lowest <Figure value={Math.min(...handicaps)} /> · highest <Figure value={Math.max(...handicaps)} /> · latest{' '}
      <Figure value={handicaps.at(-1) ?? 0} />
      {total === null && <span>{` · the latest ${formatCount(shown)}`}</span>}
      {total !== null && total > shown && <span>{` · the latest ${formatCount(shown)} of ${formatCount(total)}`}</span>}
      {unread > 0 && (
        <span className="text-warning">
          {` · ${formatCount(unread)} unreadable, so steps beside ${unread === 1 ? 'it' : 'them'} may look larger`}
        </span>
      )}
    </figcaption>
  );
}

function Figure({ value }: { value: number }) {
  return <strong className="font-medium text-foreground">{formatHandicap(value)}</strong>;
}

function entryText({ changedAt, handicap, previousHandicap }: DatedHandicap, timeZone: string): string {
  const after = previousHandicap == null ? '' : ` after ${formatHandicap(previousHandicap)}`;
  return `${formatDateTime(changedAt, timeZone)}: ${formatHandicap(handicap)}${after}`;
}
