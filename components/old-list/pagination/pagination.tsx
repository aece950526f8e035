import { apiTotal, leftOut, type Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import type { ListState } from '@/lib/list/address/list-state';
import { PageLinks } from './page-links';

type Props = {
  pathname: string;
  state: ListState;
  answer: Result<Page<unknown>>;
};

export function Pager({ pathname, state, answer }: Props) {
  return (
    <PageLinks
      pathname={pathname}
      state={state}
      empty={!answer.ok || apiTotal(answer.value) === 0}
      words={answer.ok ? totalWords(answer.value) : '-'}
    />
  );
}

function totalWords({ rows, foreignRows, paging: { pageNumber, pageSize, total } }: Page<unknown>): string {
  if (total !== null) return formatCount(total);
  // Earlier pages may hold rows of others as well.
  return leftOut(foreignRows) > 0 ? 'not known' : `more than ${formatCount((pageNumber - 1) * pageSize + rows.length)}`;
}
