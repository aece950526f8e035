import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { listHref } from '@/lib/list/url/list-state';
import type { LoadedList } from '@/lib/resources/loaded';
import { firstRowWithResult, RESULTS_AT_A_TIME, type RowResults } from './load-results';

type Props = {
  loaded: Pick<LoadedList<never>, 'pathname' | 'state'> & { page: Result<{ rows: readonly unknown[] }> };
  results: RowResults | null;
  note?: ReactNode;
  what?: 'results' | 'data errors';
};

export function ResultsLine({ loaded: { pathname, state, page }, results, note, what = 'results' }: Props) {
  const failed = [...(results?.values() ?? [])].filter((result) => 'error' in result).length;
  const rowCount = page.ok ? page.value.rows.length : 0;
  const first = firstRowWithResult(state);
  const last = Math.min(first + RESULTS_AT_A_TIME, rowCount);
  const hrefOf = (value: string | undefined) =>
    listHref(pathname, state, { results: value, pageNumber: state.pageNumber });
  const hrefFrom = (row: number) => hrefOf(row === 0 ? 'page' : String(row / RESULTS_AT_A_TIME + 1));
  return (
    <p
      data-slot="results-line"
      className={cx(
        'flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 px-6 py-3 text-sm text-muted-foreground max-sm:px-4 max-sm:before:hidden print:hidden',
        what === 'results' ? 'before:icon-trophy' : 'before:icon-triangle-alert',
      )}
    >
      {failed > 0 && (
        <span className="text-warning">{`${formatCount(failed)} ${failed === 1 ? 'result' : 'results'} unavailable.`}</span>
      )}
      {results && rowCount > RESULTS_AT_A_TIME && (
        <>
          <span>{`${what === 'results' ? 'Results' : 'Data errors'} of rows ${first + 1} to ${last}`}</span>
          {first > 0 && (
            <Link href={hrefFrom(first - RESULTS_AT_A_TIME)} scroll={false} className={textLink}>
              {`Rows ${first - RESULTS_AT_A_TIME + 1} to ${first}`}
            </Link>
          )}
          {last < rowCount && (
            <Link href={hrefFrom(last)} scroll={false} className={textLink}>
              {`Rows ${last + 1} to ${Math.min(last + RESULTS_AT_A_TIME, rowCount)}`}
            </Link>
          )}
        </>
      )}
      <Link href={hrefOf(results ? undefined : 'page')} scroll={false} className={textLink}>
        {results ? `Hide ${what}` : `Show ${what === 'results' ? 'this user’s results' : what}`}
      </Link>
      {results && <span>{`The CSV has no ${what}.`}</span>}
      {note && <span>{note}</span>}
    </p>
  );
}
