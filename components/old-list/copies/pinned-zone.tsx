import { ListLink } from '@/components/old-list/navigation/list-link';
import { listHref } from '@/lib/list/address/list-state';
import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';

/** Says that the opened link sets the time zone, and links to the list in the reader's own. */
export function PinnedZone<Item>({ list }: { list: OpenedList<Item> | AwaitedList<Item> }) {
  const { pathname, state, ownTimeZone, timeZone } = list;
  if (!ownTimeZone) return null;
  return (
    <p
      data-slot="pinned-zone"
      className="flex shrink-0 flex-wrap items-center gap-x-2 px-6 pb-3.5 text-sm text-muted-foreground max-sm:px-4"
    >
      {`Times are in ${timeZone}, as in the link you opened`}
      <span aria-hidden>·</span>
      <ListLink
        href={listHref(pathname, state, { zone: undefined, pageNumber: state.pageNumber })}
        className="rounded-sm font-medium text-primary hover:underline coarse:py-3"
      >
        Use mine
        <span className="sr-only">{`: ${ownTimeZone}`}</span>
      </ListLink>
    </p>
  );
}
