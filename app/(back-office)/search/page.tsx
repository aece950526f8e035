import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PageHeader } from '@/components/list/page-header';
import { SearchForm } from '@/components/shell/search/search-form';
import { SearchHits } from '@/components/shell/search/search-hits';
import { requireSession } from '@/lib/auth/session/session';
import { isSearchable } from '@/lib/list/address/list-state';
import { searchAll } from '@/lib/registry/search';
import { readAsked } from '@/lib/search/asked';
import { readTimeZone } from '@/lib/server/preferences';

export const metadata: Metadata = { title: 'Search' };

/** The search of everything as a page: linkable, and whole without scripting. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  await requireSession();
  const asked = readAsked([(await searchParams).q].flat()[0] ?? '');
  if (asked.kind === 'address') redirect(asked.href);
  const { q } = asked;
  const isAsked = q !== '' && isSearchable(q);
  const sections = isAsked ? await searchAll(q, { timeZone: await readTimeZone() }) : [];
  return (
    <>
      <PageHeader title="Search" tools={<SearchForm q={q} />} />
      <SearchHits {...{ sections, q }} />
    </>
  );
}
