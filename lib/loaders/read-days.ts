import { type Failure, toResult } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';

/** `at` is ISO 8601 in UTC. */
export type Dated = { uid: string; at: string };

/** `undated` is the number of rows without a date. */
type DatedPage<Item> = { items: readonly Item[]; undated: number; isLast: boolean };

export type DatedList<Item> = { what: string; read: (pageNumber: number) => Promise<DatedPage<Item>> };

type Options = {
  before: string | null;
  /** Once the days have this many items, no further day is added. */
  most: number;
  mostPages: number;
  timeZone: string;
};

/** A list with the items loaded so far, newest first. After a failure, no more are loaded. */
type ReadList<Item> = DatedList<Item> & {
  items: Item[];
  pages: number;
  undated: number;
  isComplete: boolean;
  failure: Failure | null;
};

const DISORDER: Failure = { kind: 'broken', message: 'The rows did not come newest first' };

/** Loads the lists from the newest row on, four pages at a time, until enough days before `before` are complete. */
export async function readDays<Item extends Dated>(lists: readonly DatedList<Item>[], options: Options) {
  const read = lists.map(
    (list): ReadList<Item> => ({ ...list, items: [], pages: 0, undated: 0, isComplete: false, failure: null }),
  );
  let merged = mergeDays(read, options);
  for (let next = read; next.length > 0; ) {
    await mapConcurrently(next, readNextPage);
    merged = mergeDays(read, options);
    next = merged.behind.filter(({ pages }) => pages < options.mostPages);
  }
  return { ...merged, lists: read };
}

async function readNextPage<Item extends Dated>(list: ReadList<Item>): Promise<void> {
  list.pages += 1;
  const page = await toResult(list.read(list.pages));
  if (!page.ok) return giveUp(list, page.failure);
  const { items, undated, isLast } = page.value;
  // Drops rows that the next page repeats because others were added in the meantime.
  const seen = new Set(list.items.map(({ uid }) => uid));
  list.items.push(...items.filter(({ uid }) => !seen.has(uid)));
  list.undated += undated;
  list.isComplete = isLast;
  const isInOrder = list.items.every(({ at }, index, all) => index === 0 || at <= (all[index - 1]?.at ?? at));
  if (!isLast && !isInOrder) giveUp(list, DISORDER);
}

function giveUp(list: Pick<ReadList<never>, 'failure' | 'isComplete'>, failure: Failure): void {
  list.failure = failure;
  list.isComplete = true;
}

/** Sort before and after every day. */
const [NEVER, EVER] = ['', '\uffff'];

/** Merges the items by day. Leaves out a day for which a list may have more items. */
function mergeDays<Item extends Dated>(lists: readonly ReadList<Item>[], { before, most, timeZone }: Options) {
  const dayOf = ({ at }: Dated) => formatDay(at, timeZone);
  const reaches = lists.map(({ items, isComplete }) => {
    const last = items.at(-1);
    return isComplete ? NEVER : last ? dayOf(last) : EVER;
  });
  const reached = reaches.toSorted().at(-1) ?? NEVER;
  const complete = lists
    .flatMap(({ items }) => items)
    .filter((item) => dayOf(item) > reached && (before === null || dayOf(item) < before))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const days: { day: string; items: Item[] }[] = [];
  let count = 0;
  for (const item of complete) {
    const day = dayOf(item);
    if (days.at(-1)?.day !== day) {
      if (count >= most) break;
      days.push({ day, items: [] });
    }
    days.at(-1)?.items.push(item);
    count += 1;
  }
  const wantsMore = count < most && reached !== NEVER;
  const isEnd = count === complete.length && (wantsMore || reached === NEVER);
  const isBehind = (reach: string) => reach === reached || (before !== null && reach >= before);
  return {
    days,
    /** The oldest day in `days` if there are older ones; otherwise null. */
    earlier: isEnd ? null : (days.at(-1)?.day ?? null),
    /** The lists that must load another page to complete the next day. */
    behind: wantsMore ? lists.filter((_, index) => isBehind(reaches[index] ?? NEVER)) : [],
  };
}
