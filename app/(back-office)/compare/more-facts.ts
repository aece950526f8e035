import { teeLineFacts } from '@/components/resources/courses/tee-line-facts';
import { historyFacts } from '@/components/resources/members/history-facts';
import type { CourseWithTees } from '@/lib/api/courses';
import { type Result, toResult } from '@/lib/contract/result';
import { countText } from '@/lib/format/number';
import type { RecordKind } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { type Fact, type ReadFact, readFacts } from '@/lib/old-records/facts';
import { fetchEvery } from '@/lib/old-registry/fetch-list';
import { handicaps } from '@/lib/old-registry/handicaps';
import { countAt } from '@/lib/old-registry/list-total';

const fetched: { [Kind in RecordKind]?: (item: never) => Promise<Fact<never>[]> } = {
  member: async ({ uid }: { uid: string }) => historyFacts(await fetchEvery(handicaps, {}, { uid })),
  course: async ({ tees }: CourseWithTees) => teeLineFacts(tees),
};

/** What a comparison adds to the facts of a record. */
export async function moreFacts(kind: RecordKind, item: { uid: string }, timeZone: string): Promise<ReadFact[]> {
  const facts = await toResult(fetched[kind]?.(item as never) ?? Promise.resolve([]));
  return orWhy('More', facts, (declared) => readFacts<never>(declared, item as never, timeZone));
}

/** How much each of its lists has. */
export async function countFacts(kind: RecordKind, uid: string, timeZone: string): Promise<ReadFact[]> {
  const counted = recordOf(kind).tabs.filter(({ isCounted }) => isCounted);
  const facts = counted.map(async ({ label, href }) => {
    const total = await countAt(href(uid), timeZone);
    return orWhy(label, total, (count) => [{ label, value: countText(count) }]);
  });
  return (await Promise.all(facts)).flat();
}

const orWhy = <Read>(label: string, read: Result<Read>, factsOf: (value: Read) => ReadFact[]): ReadFact[] =>
  read.ok ? factsOf(read.value) : [{ label, value: null, unread: `Could not be loaded: ${read.failure.message}` }];
