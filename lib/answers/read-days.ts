import { type Failure, toResult } from '@/lib/contract/result';
import { inLanes } from './in-lanes';
import { type Dated, mergeDays } from './merge-days';

/** A page of a list of what happened. `undated`: rows that stand nowhere in time. */
export type DatedPage<Item> = { items: readonly Item[]; undated: number; isLast: boolean };

export type DatedList<Item> = { what: string; read: (pageNumber: number) => Promise<DatedPage<Item>> };

type Asked = { before: string | null; most: number; mostPages: number; timeZone: string };

/** What was read of a list. A list that failed holds up no day. */
type Known<Item> = {
  what: string;
  read: DatedList<Item>['read'];
  items: Item[];
  pages: number;
  undated: number;
  isWhole: boolean;
  failure: Failure | null;
};

const DISORDER: Failure = { kind: 'broken', message: 'The rows did not come newest first' };

/** Reads lists, all of them newest first, until they have days enough before a day; four pages at a time. */
export async function readDays<Item extends Dated>(lists: readonly DatedList<Item>[], { mostPages, ...asked }: Asked) {
  const known = lists.map(
    (list): Known<Item> => ({ ...list, items: [], pages: 0, undated: 0, isWhole: false, failure: null }),
  );
  let merged = mergeDays<Item, Known<Item>>(known, asked);
  for (let next: readonly Known<Item>[] = known; next.length > 0; ) {
    await inLanes(next, readOn);
    merged = mergeDays<Item, Known<Item>>(known, asked);
    next = merged.behind.filter(({ pages }) => pages < mostPages);
  }
  return { ...merged, known };
}

async function readOn<Item extends Dated>(list: Known<Item>): Promise<void> {
  list.pages += 1;
  const answer = await toResult(list.read(list.pages));
  if (!answer.ok) return giveUp(list, answer.failure);
  const { items, undated, isLast } = answer.value;
  // Rows come again with the next page where others were added meanwhile.
  const seen = new Set(list.items.map(({ uid }) => uid));
  list.items.push(...items.filter(({ uid }) => !seen.has(uid)));
  list.undated += undated;
  list.isWhole = isLast;
  const isInOrder = list.items.every(({ at }, place, all) => place === 0 || at <= (all[place - 1]?.at ?? at));
  if (!isLast && !isInOrder) giveUp(list, DISORDER);
}

function giveUp(list: Pick<Known<never>, 'failure' | 'isWhole'>, failure: Failure): void {
  list.failure = failure;
  list.isWhole = true;
}
