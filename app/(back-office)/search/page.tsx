import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { PageHeader } from '@/components/list/page-header';
import { SearchForm } from '@/components/shell/search/search-form';
import { SearchHits } from '@/components/shell/search/search-hits';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/session';
import { recordAt } from '@/lib/breadcrumbs';
import { isSearchable } from '@/lib/list/address/list-state';
import { comparedAs, readComparison } from '@/lib/list/compared';
import type { RecordKind } from '@/lib/navigation';
import { searchAll } from '@/lib/registry/search';
import { routes } from '@/lib/routes';
import { readAsked } from '@/lib/search/asked';
import { readTimeZone } from '@/lib/server/preferences';

export const metadata: Metadata = { title: 'Search' };

/** The search of everything as a page: linkable, and whole without scripting. With `of` a hit joins that comparison. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  await requireSession();
  const { q: typed, of } = await searchParams;
  const comparison = of === undefined ? null : readComparison(of);
  const added = (kind: RecordKind, uid: string) => {
    const one = comparison && comparedAs(kind, uid);
    return one && routes.compare([...comparison.named, one]);
  };
  const asked = readAsked([typed].flat()[0] ?? '');
  if (asked.kind === 'address') {
    const record = recordAt(asked.href);
    redirect((record && added(record.kind, record.uid)) ?? asked.href);
  }
  const { q } = asked;
  const isAsked = q !== '' && isSearchable(q);
  const sections = isAsked ? await searchAll(q, { timeZone: await readTimeZone() }, comparison?.more) : [];
  return (
    <>
      <PageHeader
        title={comparison ? 'Add to the comparison' : 'Search'}
        description={
          comparison && (
            <Link href={routes.compare(comparison.named)} prefetch={false} className={textLink}>
              Back to the comparison
            </Link>
          )
        }
        tools={<SearchForm q={q} of={comparison?.named} />}
      />
      <SearchHits {...{ sections, q }} hrefOf={comparison && added} />
    </>
  );
}
