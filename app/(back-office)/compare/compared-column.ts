import type { ComparedColumn } from '@/components/resources/compare/compare-table';
import { teeLineFacts } from '@/components/resources/courses/tee-line-facts';
import { historyFacts } from '@/components/resources/members/history-facts';
import type { CourseWithTees } from '@/lib/api/courses';
import { toResult } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { shortUid } from '@/lib/format/uid';
import { type Compared, type Named, textOf } from '@/lib/list/compared';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { recordOf } from '@/lib/records/all-records';
import { type Fact, type ReadFact, readFacts } from '@/lib/records/facts';
import { fetchEvery } from '@/lib/registry/fetch-list';
import { handicaps } from '@/lib/registry/handicaps';
import { fetchTotal } from '@/lib/registry/list-total';
import { routes } from '@/lib/routes';

type Item = { uid: string };

/** The facts that a comparison adds to those of the record. */
const moreFacts: { [Kind in RecordKind]?: (item: never) => Promise<Fact<never>[]> } = {
  member: async ({ uid }: Item) => historyFacts(await fetchEvery(handicaps, {}, { uid })),
  course: async ({ tees }: CourseWithTees) => teeLineFacts(tees),
};

/** A record, or why it is not compared: it takes no other with it. */
export async function columnOf(one: Named, all: readonly Named[], kind: RecordKind | null, timeZone: string) {
  const removeHref = routes.compare(all.filter((other) => other !== one).map(textOf));
  const empty: ComparedColumn = {
    id: textOf(one),
    removeHref,
    uid: null,
    href: null,
    name: '',
    facts: null,
    trouble: '',
  };
  if ('text' in one) return { ...empty, name: one.text, trouble: 'The address names no record here.' };
  const inPlace = { ...empty, uid: one.uid, name: shortUid(one.uid) };
  const record = recordOf(one.kind);
  if (one.kind !== kind) {
    const others = kind ? recordOf(kind).many : 'these';
    const trouble = `A ${record.one} cannot be compared with ${others}.`;
    return { ...inPlace, trouble, href: screenOf(one.kind, one.uid) };
  }
  const [found, totals] = await Promise.all([toResult(record.find(one.uid)), Promise.all(totalsOf(one, timeZone))]);
  if (!found.ok) return { ...inPlace, trouble: `This ${record.one} could not be loaded: ${found.failure.message}` };
  const item = found.value;
  if (item === null) return { ...inPlace, trouble: `There is no ${record.one} with this ID.` };
  const name = known(item, record.name) ?? inPlace.name;
  const facts = [...readFacts(record.facts, item, timeZone), ...(await more(one.kind, item, timeZone)), ...totals];
  return { ...inPlace, name, href: record.href(item), facts, trouble: null };
}

async function more(kind: RecordKind, item: Item, timeZone: string): Promise<ReadFact[]> {
  const facts = await toResult(moreFacts[kind]?.(item as never) ?? Promise.resolve([]));
  if (facts.ok) return readFacts(facts.value as Fact<Item>[], item, timeZone);
  return [{ label: 'More', value: null, unread: `Could not be loaded: ${facts.failure.message}` }];
}

function totalsOf({ kind, uid }: Compared, timeZone: string): Promise<ReadFact>[] {
  const counted = recordOf(kind).tabs.filter(({ isCounted }) => isCounted);
  return counted.map(({ label, href }) => total(label, href(uid), timeZone));
}

async function total(label: string, href: string, timeZone: string): Promise<ReadFact> {
  const page = await toResult(fetchTotal(href, timeZone));
  if (page.ok) return { label, value: countText(page.value.paging.total) };
  return { label, value: null, unread: `Could not be loaded: ${page.failure.message}` };
}
