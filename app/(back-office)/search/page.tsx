import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { PageHeader } from '@/components/list/page-header';
import { HitList } from '@/components/shell/search/hit-list';
import { SearchForm } from '@/components/shell/search/search-form';
import { sectionWords } from '@/components/shell/search/section-words';
import { requireSession } from '@/lib/auth/session/session';
import { formatCount } from '@/lib/format/number';
import { isSearchable } from '@/lib/list/address/list-state';
import { searchAll } from '@/lib/registry/search';
import { readAsked } from '@/lib/search/asked';
import { listSearchedFor, type SearchSection, sectionLabel } from '@/lib/search/search-result';
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
      {sections.map((section) => (
        <Section key={sectionLabel(section)} section={section} q={q} />
      ))}
      <p className="border-t px-6 py-4 text-sm text-muted-foreground max-sm:px-4">
        {sectionWords(q, { q, sections, isOver: true, failure: null })}
      </p>
    </>
  );
}

function Section({ section, q }: { section: SearchSection; q: string }) {
  const label = sectionLabel(section);
  if ('hits' in section && section.hits.length === 0) return null;
  return (
    <section aria-label={label} className="border-t px-6 py-4 max-sm:px-4">
      <h2 className="flex items-baseline gap-2.5 text-lg font-semibold">
        {label}
        {'hits' in section && (
          <Link
            href={listSearchedFor(section, q)}
            prefetch={false}
            className="rounded-sm text-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3"
          >
            {section.total === null ? 'Open list' : `All ${formatCount(section.total)}`}
          </Link>
        )}
      </h2>
      {'failure' in section ? (
        <p className="pt-2 text-sm text-warning">{`Could not be searched: ${section.failure}`}</p>
      ) : (
        <HitList hits={section.hits} />
      )}
    </section>
  );
}
