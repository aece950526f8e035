import type { Metadata } from 'next';
import { Link } from '@/components/navigation/link';
import { PageHeader } from '@/components/old-list/page-header';
import { EarlyMarkup } from '@/components/old-list/streamed/early-markup';
import { StreamedPage } from '@/components/old-list/streamed/streamed-page';
import { type ComparedColumn, CompareTable, type Shown } from '@/components/resources/compare/compare-table';
import { SearchForm } from '@/components/shell/search/search-form';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import { shortUid } from '@/lib/format/uid';
import { readCompared, readComparison } from '@/lib/list/compared';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { readFacts } from '@/lib/old-records/facts';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fullPageHref } from '@/lib/server/requests/streaming';
import { countFacts, moreFacts } from './more-facts';

export const metadata: Metadata = { title: 'Compare' };

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  await requireSession();
  const screen = drawn(await searchParams);
  return (
    <StreamedPage
      screen={screen}
      late={await fullPageHref(screen)}
      waiting={
        <EarlyMarkup waiting={<PageHeader title="Compare" description={<p className={NOTE}>Loading…</p>} />}>
          {screen}
        </EarlyMarkup>
      }
    />
  );
}

const NOTE = 'max-w-prose text-sm text-muted-foreground';

async function drawn({ of, show }: Awaited<PageProps<'/compare'>['searchParams']>) {
  const timeZone = await readTimeZone();
  const { named, beyond, kind, more } = readComparison(of);
  const many = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(more.map((one) => recordOf(one).many));
  const columns = await Promise.all(named.map((one) => columnOf(one, kind, timeZone)));
  const isCompared = columns.filter(({ facts }) => facts).length > 1;
  const onlyDifferences = isCompared && show === 'differences';
  const shown: Shown = show === 'differences' ? { show } : {};
  return (
    <>
      <PageHeader
        title="Compare"
        description={
          <p className={NOTE}>
            {isCompared ? 'What differs is marked with ≠.' : `Two to four ${many} side by side.`}
            {beyond > 0 && ` ${beyond} more of the address ${beyond === 1 ? 'is' : 'are'} left out: four is the most.`}
          </p>
        }
        tools={
          isCompared && (
            <Link href={routes.compare(named, onlyDifferences ? {} : { show: 'differences' })} className={textLink}>
              {onlyDifferences ? 'All facts' : 'Differences only'}
            </Link>
          )
        }
      />
      {columns.length > 0 && <CompareTable columns={columns} onlyDifferences={onlyDifferences} shown={shown} />}
      {more.length > 0 && (
        <div className="px-6 py-4 max-sm:px-4 print:hidden">
          <SearchForm of={named} {...shown} label={`Find ${many} to compare`} placeholder="Name, ID or address" />
        </div>
      )}
    </>
  );
}

/** A record, or why it is not compared: it takes no other with it. */
async function columnOf(id: string, kind: RecordKind | undefined, timeZone: string): Promise<ComparedColumn> {
  const named = readCompared(id);
  if (!named || !kind) return { id, name: id.slice(0, 80), trouble: 'The address names no record here.' };
  const { one, find, facts, name, href } = recordOf(named.kind);
  const { uid } = named;
  const column = { id, uid, name: shortUid(uid) };
  if (named.kind !== kind) {
    const trouble = `A ${one} cannot be compared with ${recordOf(kind).many}.`;
    return { ...column, trouble, href: screenOf(named.kind, uid) };
  }
  const [found, counts] = await Promise.all([toResult(find(uid)), countFacts(kind, uid, timeZone)]);
  if (!found.ok) return { ...column, trouble: `This ${one} could not be loaded: ${found.failure.message}` };
  if (found.value === null) return { ...column, trouble: `There is no ${one} with this ID.` };
  const item = found.value;
  const own = readFacts(facts, item, timeZone);
  const more = await moreFacts(kind, item, timeZone);
  return { ...column, name: known(item, name) ?? column.name, href: href(item), facts: [...own, ...more, ...counts] };
}
