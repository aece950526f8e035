import type { ComponentProps } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { isNarrowed, type LoadedList } from '@/lib/resources/loaded';
import type { ListDefinition } from '@/lib/resources/resource';
import { TabShown } from './tab-totals';

type Props<Item extends { uid: string }> = Omit<ComponentProps<typeof ListScreen<Item>>, 'level'>;

/** A list below its record's heading and tabs. */
export function RecordList<Item extends { uid: string }>({ loaded, ...screen }: Props<Item>) {
  const { page, state, pathname } = loaded;
  const total = page.ok && !isNarrowed(state) ? page.value.paging.total : null;
  return (
    <>
      <ListScreen {...screen} level={2} loaded={loaded} />
      <TabShown href={pathname} total={total ?? undefined} />
    </>
  );
}

type PageProps<Item extends { uid: string }> = Omit<Props<Item>, 'loaded'> & {
  list: ListDefinition<Item>;
  data: Promise<LoadedList<Item>>;
};

export function RecordListPage<Item extends { uid: string }>({ list, data, ...screen }: PageProps<Item>) {
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={screen.title} level={2} list={list} />}>
      {(loaded) => <RecordList {...screen} loaded={loaded} />}
    </StreamWhenSlow>
  );
}
