import type { ComparedColumn } from '@/components/resources/compare/compare-table';
import { teeLineFacts } from '@/components/resources/courses/tee-line-facts';
import { historyFacts } from '@/components/resources/members/history-facts';
import type { CourseWithTees } from '@/lib/api/courses';
import { type Result, toResult } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { shortUid } from '@/lib/format/uid';
import { readCompared } from '@/lib/list/compared';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { recordOf } from '@/lib/records/all-records';
import { type Fact, type ReadFact, readFacts } from '@/lib/records/facts';
import { fetchEvery } from '@/lib/registry/fetch-list';
import { handicaps } from '@/lib/registry/handicaps';
import { countAt } from '@/lib/registry/list-total';

/** The facts that a comparison adds to those of the record. */
const moreFacts: { [Kind in RecordKind]?: (item: never) => Promise<Fact<never>[]> } = {
  member: async ({ uid }: { uid: string }) => historyFacts(await fetchEvery(handicaps, {}, { uid })),
  course: async ({ tees }: CourseWithTees) => teeLineFacts(tees),
};

/** A record, or why it is not compared: it takes no other with it. */
export async function columnOf(id: string, kind: RecordKind | undefined, timeZone: string): Promise<ComparedColumn> {
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

const orWhy = <Read>(label: string, read: Result<Read>, factsOf: (value: Read) => ReadFact[]): ReadFact[] =>
  read.ok ? factsOf(read.value) : [{ label, value: null, unread: `Could not be loaded: ${read.failure.message}` }];
