import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { PageHeader } from '@/components/list/page-header';
import { Link } from '@/components/navigation/link';
import type { Shown } from '@/components/resources/compare/compare-table';
import { SearchForm } from '@/components/shell/search/search-form';
import { SearchHits } from '@/components/shell/search/search-hits';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/read-session';
import { recordAround } from '@/lib/breadcrumbs';
import { comparedAs, readComparison } from '@/lib/list/compared';
import { isSearchable } from '@/lib/list/url/list-state';
import { searchAll } from '@/lib/loaders/search';
import { screenNames } from '@/lib/names';
import type { RecordKind } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import { parseSearchText } from '@/lib/search/parse-search-text';
import { readTimeZone } from '@/lib/server/preferences';

const { title } = screenNames['/search'];

export const metadata: Metadata = { title };

/** `of` in the URL names records to compare. Each result then adds its record to the comparison. */
export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  await requireSession();
  const { q: typed = '', of, show: asks } = await searchParams;
  const comparison = of === undefined ? null : readComparison(of);
  const shown: Shown = asks === 'differences' ? { show: asks } : {};
  const added = (kind: RecordKind, uid: string) => {
    const one = comparison && comparedAs(kind, uid);
    return one && routes.compare([...comparison.named, one], shown);
  };
  const words = [typed].flat()[0] ?? '';
  const parsed = parseSearchText(words);
  if (parsed.kind === 'address') {
    const record = comparison && recordAround(parsed.href);
    const next = comparison ? record && added(record.kind, record.uid) : parsed.href;
    if (next) redirect(next);
  }
  const q = parsed.kind === 'address' ? words : parsed.q;
  const head = (
    <PageHeader
      title={comparison ? 'Add to the comparison' : title}
      description={
        comparison && (
          <Link href={routes.compare(comparison.named, shown)} className={textLink}>
            Back to the comparison
          </Link>
        )
      }
      tools={<SearchForm q={q} of={comparison?.named} {...shown} />}
    />
  );
  return (
    <>
      {head}
      <StreamWhenSlow
        data={loadHits(q, comparison?.more)}
        fallback={<p className="px-6 text-sm text-muted-foreground max-sm:px-4">Searching…</p>}
      >
        {(sections) => <SearchHits {...{ sections, q }} hrefOf={comparison && added} />}
      </StreamWhenSlow>
    </>
  );
}

async function loadHits(q: string, kinds: Parameters<typeof searchAll>[2]) {
  if (q === '' || !isSearchable(q)) return [];
  return searchAll(q, { timeZone: await readTimeZone() }, kinds);
}
