import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { formatCount } from '@/lib/format/number';
import { listHref } from '@/lib/list/address/list-state';
import type { LoadedList } from '@/lib/resources/loaded';
import type { RowResults } from './load-results';

type Props = {
  loaded: Pick<LoadedList<never>, 'pathname' | 'state'>;
  /** Null where the address does not ask for them. */
  results: RowResults | null;
};

export function ResultsLine({ loaded: { pathname, state }, results }: Props) {
  const failed = [...(results?.values() ?? [])].filter((result) => 'error' in result).length;
  const toggleHref = listHref(pathname, state, {
    results: results ? undefined : 'page',
    pageNumber: state.pageNumber,
  });
  return (
    <p
      data-slot="results-line"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 px-6 py-3 text-sm text-muted-foreground before:icon-trophy max-sm:px-4 max-sm:before:hidden print:hidden"
    >
      {failed > 0 && (
        <span className="text-warning">{`${formatCount(failed)} ${failed === 1 ? 'result' : 'results'} could not be read.`}</span>
      )}
      <Link href={toggleHref} scroll={false} className={textLink}>
        {results ? 'Hide results' : 'Show this user’s results'}
      </Link>
    </p>
  );
}
