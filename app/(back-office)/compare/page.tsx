import type { Metadata } from 'next';
import Link from 'next/link';
import { redirect } from 'next/navigation';
import { PageHeader } from '@/components/list/page-header';
import { type ComparedColumn, CompareTable } from '@/components/resources/compare/compare-table';
import { teeLineFacts } from '@/components/resources/courses/tee-line-facts';
import { historyFacts } from '@/components/resources/members/history-facts';
import { SearchForm } from '@/components/shell/search/search-form';
import { SearchHits } from '@/components/shell/search/search-hits';
import { textLink } from '@/components/ui/text-link';
import type { CourseWithTees } from '@/lib/api/courses';
import { requireSession } from '@/lib/auth/session/session';
import { recordAt } from '@/lib/breadcrumbs';
import { type Result, toResult } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { shortUid } from '@/lib/format/uid';
import { isSearchable } from '@/lib/list/address/list-state';
import { comparedAs, comparedKinds, MOST_COMPARED, readCompared, readNamed } from '@/lib/list/compared';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { recordOf } from '@/lib/records/all-records';
import { type Fact, type ReadFact, readFacts } from '@/lib/records/facts';
import { fetchEvery } from '@/lib/registry/fetch-list';
import { handicaps } from '@/lib/registry/handicaps';
import { countAt } from '@/lib/registry/list-total';
import { searchList } from '@/lib/registry/search';
import { routes } from '@/lib/routes';
import { readAsked } from '@/lib/search/asked';
import { readTimeZone } from '@/lib/server/preferences';

export const metadata: Metadata = { title: 'Compare' };

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  await requireSession();
  const [{ of = [], show, q: text = '' }, timeZone] = await Promise.all([searchParams, readTimeZone()]);
  const { named, beyond } = readNamed([of].flat());
  const kind = named.map(readCompared).find((one) => one !== null)?.kind;
  const kinds = kind ? [kind] : comparedKinds;
  const many = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds.map((one) => recordOf(one).many));
  const typed = [text].flat()[0] ?? '';
  const asked = readAsked(typed);
  const record = asked.kind === 'address' ? recordAt(asked.href) : undefined;
  const pasted = record && comparedAs(record.kind, record.uid);
  if (pasted) redirect(routes.compare([...named, pasted]));
  const q = asked.kind === 'words' ? asked.q : '';
  const hasRoom = named.length < MOST_COMPARED;
  const [columns, sections] = await Promise.all([
    Promise.all(named.map((one) => columnOf(one, kind, timeZone))),
    Promise.all(hasRoom && isSearchable(q) && q !== '' ? kinds.map((one) => searchList(one, q, { timeZone })) : []),
  ]);
  const isCompared = columns.filter(({ facts }) => facts).length > 1;
  const onlyDifferences = isCompared && show === 'differences';
  return (
    <>
      <PageHeader
        title="Compare"
        description={
          <p className="max-w-prose text-sm text-muted-foreground">
            {isCompared ? 'What differs is marked with ≠.' : `Two to four ${many} side by side.`}
            {beyond > 0 && ` ${beyond} more of the address ${beyond === 1 ? 'is' : 'are'} left out: four is the most.`}
          </p>
        }
        tools={
          isCompared && (
            <Link
              href={routes.compare(named, onlyDifferences ? {} : { show: 'differences' })}
              prefetch={false}
              className={textLink}
            >
              {onlyDifferences ? 'All facts' : 'Differences only'}
            </Link>
          )
        }
      />
      {columns.length > 0 && <CompareTable columns={columns} onlyDifferences={onlyDifferences} />}
      {hasRoom && (
        <>
          <div className="px-6 py-4 max-sm:px-4 print:hidden">
            <SearchForm
              q={typed}
              action={routes.comparison}
              of={named}
              label={`Find ${many} to compare`}
              placeholder={kind ? `Find ${many} by name or ID` : 'Find what to compare, by name or ID'}
            />
          </div>
          {typed !== '' && (
            <SearchHits
              {...{ sections, q }}
              verb="Add "
              hrefOf={(of, uid) => routes.compare([...named, comparedAs(of, uid) ?? ''])}
            />
          )}
        </>
      )}
    </>
  );
}

/** The facts that a comparison adds to those of the record. */
const moreFacts: { [Kind in RecordKind]?: (item: never) => Promise<Fact<never>[]> } = {
  member: async ({ uid }: { uid: string }) => historyFacts(await fetchEvery(handicaps, {}, { uid })),
  course: async ({ tees }: CourseWithTees) => teeLineFacts(tees),
};

/** A record, or why it is not compared: it takes no other with it. */
async function columnOf(id: string, kind: RecordKind | undefined, timeZone: string): Promise<ComparedColumn> {
  const named = readCompared(id);
  if (!named || !kind) return { id, name: id.slice(0, 80), trouble: 'The address names no record here.' };
  const { uid } = named;
  const { one, find, facts, tabs, name, href } = recordOf(named.kind);
  const column = { id, uid, name: shortUid(uid) };
  if (named.kind !== kind) {
    const trouble = `A ${one} cannot be compared with ${recordOf(kind).many}.`;
    return { ...column, trouble, href: screenOf(named.kind, uid) };
  }
  const counted = tabs.filter(({ isCounted }) => isCounted);
  const totals = Promise.all(counted.map((tab) => countAt(tab.href(uid), timeZone)));
  const found = await toResult(find(uid));
  if (!found.ok) return { ...column, trouble: `This ${one} could not be loaded: ${found.failure.message}` };
  const item = found.value;
  if (item === null) return { ...column, trouble: `There is no ${one} with this ID.` };
  const more = await toResult(moreFacts[kind]?.(item as never) ?? Promise.resolve([]));
  const counts = (await totals).flatMap((total, place) => {
    const label = counted[place]?.label ?? '';
    return orWhy(label, total, (count) => [{ label, value: countText(count) }]);
  });
  const own = readFacts(facts, item, timeZone);
  const added = orWhy('More', more, (declared) => readFacts<never>(declared, item as never, timeZone));
  return { ...column, name: known(item, name) ?? column.name, href: href(item), facts: [...own, ...added, ...counts] };
}

const orWhy = <Read,>(label: string, read: Result<Read>, factsOf: (value: Read) => ReadFact[]): ReadFact[] =>
  read.ok ? factsOf(read.value) : [{ label, value: null, unread: `Could not be loaded: ${read.failure.message}` }];
