import { formatDay } from '@/lib/format/date';

/** Something that happened. `at`: ISO 8601 in UTC. */
export type Dated = { uid: string; at: string };

/** A list of what happened, as far as it was read: the newest first. */
export type ReadSoFar<Item> = { items: readonly Item[]; isWhole: boolean };

type Asked = {
  /** Only days before this one. */
  before: string | null;
  /** No further day begins after so many items. */
  most: number;
  timeZone: string;
};

type Merged<Item, List> = {
  /** The latest first, each with all that happened on it. */
  days: { day: string; items: Item[] }[];
  /** The last day of these, where there are or may be more before it. */
  earlier: string | null;
  /** The lists of which more has to be read before another day is complete; none where there are days enough. */
  behind: readonly List[];
};

/** Before every day, and after every day. */
const [NEVER, EVER] = ['', '\uffff'];

/** The days that all lists reach, as one: a day that a list may have more of is left out. */
export function mergeDays<Item extends Dated, List extends ReadSoFar<Item>>(
  lists: readonly List[],
  { before, most, timeZone }: Asked,
): Merged<Item, List> {
  const dayOf = ({ at }: Dated) => formatDay(at, timeZone);
  const reaches = lists.map(({ items, isWhole }) => {
    const last = items.at(-1);
    return isWhole ? NEVER : last ? dayOf(last) : EVER;
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
    earlier: isEnd ? null : (days.at(-1)?.day ?? null),
    behind: wantsMore ? lists.filter((_, place) => isBehind(reaches[place] ?? NEVER)) : [],
  };
}
