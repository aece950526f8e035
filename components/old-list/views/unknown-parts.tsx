import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';
import { unknownColumns } from '@/lib/list/views/unknown-parts';

type Props<Item> = { list: OpenedList<Item> | AwaitedList<Item>; columnIds: readonly string[] };

export function UnknownParts<Item>({ list: { state, unknown }, columnIds }: Props<Item>) {
  const parts = [...unknown, ...unknownColumns(state.columns, columnIds)].join(', ');
  if (state.view === undefined || parts === '') return null;
  return (
    <p
      data-slot="unknown-parts"
      className="flex shrink-0 items-baseline gap-2 px-6 pb-3.5 text-sm text-warning max-sm:px-4"
    >
      <span aria-hidden className="icon-triangle-alert small-icon relative top-0.5" />
      {`The list does not know ${parts} of the view “${state.view}”. The rest is shown.`}
    </p>
  );
}
