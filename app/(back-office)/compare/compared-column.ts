import type { ComparedColumn } from '@/components/resources/compare/compare-table';
import { teeLineFacts } from '@/components/resources/courses/tee-line-facts';
import { historyFacts } from '@/components/resources/members/history-facts';
import type { CourseWithTees } from '@/lib/api/courses';
import { toResult } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { shortUid } from '@/lib/format/uid';
import { type Named, textOf } from '@/lib/list/compared';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { recordOf } from '@/lib/records/all-records';
import { type Fact, type ReadFact, readFacts } from '@/lib/records/facts';
import { fetchEvery } from '@/lib/registry/fetch-list';
import { handicaps } from '@/lib/registry/handicaps';
import { fetchTotal } from '@/lib/registry/list-total';
import { routes } from '@/lib/routes';

/** The facts that a comparison adds to those of the record. */
const moreFacts: { [Kind in RecordKind]?: (item: never) => Promise<Fact<never>[]> } = {
  member: async ({ uid }: { uid: string }) => historyFacts(await fetchEvery(handicaps, {}, { uid })),
  course: async ({ tees }: CourseWithTees) => teeLineFacts(tees),
};

/** A record, or why it is not compared: it takes no other with it. */
export async function columnOf(
  one: Named,
  all: readonly Named[],
  kind: RecordKind | null,
  timeZone: string,
): Promise<ComparedColumn> {
  const removeHref = routes.compare(all.filter((other) => other !== one).map(textOf));
  const none = { id: textOf(one), removeHref, uid: null, href: null, facts: null };
  if ('text' in one || !kind) return { ...none, name: none.id, trouble: 'The address names no record here.' };
  const { uid } = one;
  const record = recordOf(one.kind);
  const inPlace = { ...none, uid, name: shortUid(uid) };
  if (one.kind !== kind) {
    const trouble = `A ${record.one} cannot be compared with ${recordOf(kind).many}.`;
    return { ...inPlace, trouble, href: screenOf(one.kind, uid) };
  }
  const counted = record.tabs.filter(({ isCounted }) => isCounted);
  const totals = counted.map(({ label, href }) =>
    orWhy(
      label,
      fetchTotal(href(uid), timeZone).then(({ paging }) => [{ label, value: countText(paging.total) }]),
    ),
  );
  const [found, ...counts] = await Promise.all([toResult(record.find(uid)), ...totals]);
  if (!found.ok) return { ...inPlace, trouble: `This ${record.one} could not be loaded: ${found.failure.message}` };
  const item = found.value;
  if (item === null) return { ...inPlace, trouble: `There is no ${record.one} with this ID.` };
  const more = moreFacts[kind]?.(item as never).then((facts) => readFacts<never>(facts, item as never, timeZone));
  const facts = [readFacts(record.facts, item, timeZone), await orWhy('More', more), ...counts].flat();
  return { ...inPlace, name: known(item, record.name) ?? inPlace.name, href: record.href(item), facts, trouble: null };
}

async function orWhy(label: string, facts: Promise<ReadFact[]> | undefined): Promise<ReadFact[]> {
  const read = await toResult(facts ?? Promise.resolve([]));
  return read.ok ? read.value : [{ label, value: null, unread: `Could not be loaded: ${read.failure.message}` }];
}
