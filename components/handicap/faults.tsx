import { formatDateTime } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import type { HistoryMark } from './history';

/** What deserves a second look in a history, in words, numbered as in chart and table. */
export function HandicapFaults({ marks, timeZone }: { marks: readonly HistoryMark[]; timeZone: string }) {
  return (
    <aside aria-label="Faults" className="fault-list">
      <h2 className="text-lg font-semibold">
        {marks.length === 1 ? '1 thing to check' : `${marks.length} things to check`}
      </h2>
      <p className="text-sm text-muted-foreground">Marked in chart and table by number.</p>
      <ol>
        {marks.map(({ number, severity, words, entry: { changedAt, handicap, previousHandicap } }) => (
          <li key={number} data-severity={severity}>
            <span className="fault-number">{number}</span>
            <span>
              <span className="font-medium">{words}</span>
              <span className="block text-muted-foreground">
                {formatDateTime(changedAt, timeZone)}: {formatHandicap(handicap)}
                {previousHandicap != null && ` after ${formatHandicap(previousHandicap)}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
