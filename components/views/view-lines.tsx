import { TriangleAlert } from 'lucide-react';
import { ListLink } from '@/components/data-table/navigation/list-link';
import { listHref } from '@/lib/list/list-state';
import type { AwaitedList, OpenedList } from '@/lib/list/opened-list';
import { unknownColumns } from '@/lib/list/views/unknown-parts';

const line = 'flex shrink-0 gap-x-2 px-6 pb-3.5 text-sm max-sm:px-4';

/** What the opened link brings along: a time zone of its own, and a view with parts that the list does not know. */
export function ViewLines<Item>({
  list,
  columnIds,
}: {
  list: OpenedList<Item> | AwaitedList<Item>;
  columnIds: readonly string[];
}) {
  const { pathname, state, ownTimeZone, timeZone, unknown } = list;
  const { view, pageNumber } = state;
  const parts = [...unknown, ...(view === undefined ? [] : unknownColumns(state.columns, columnIds))];
  return (
    <>
      {parts.length > 0 && (
        <p data-slot="unknown-parts" className={`${line} items-baseline text-warning`}>
          <TriangleAlert aria-hidden className="size-3.5 shrink-0 translate-y-0.5" />
          {`The list does not know ${parts.join(', ')} of the view “${view}”. The rest is shown.`}
        </p>
      )}
      {ownTimeZone && (
        <p data-slot="pinned-zone" className={`${line} flex-wrap items-center text-muted-foreground`}>
          {`Times are in ${timeZone}, as in the link you opened`}
          <span aria-hidden>·</span>
          <ListLink
            href={listHref(pathname, state, { zone: undefined, pageNumber })}
            className="rounded-sm font-medium text-primary hover:underline coarse:py-3"
          >
            Use mine
            <span className="sr-only">{`: ${ownTimeZone}`}</span>
          </ListLink>
        </p>
      )}
    </>
  );
}
