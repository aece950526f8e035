import type { ComponentProps } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import type { LoadedList } from '@/lib/resources/loaded';
import type { ListDefinition } from '@/lib/resources/resource';
import { ListScreen } from './list-screen';
import { ListSkeleton } from './list-skeleton';

type Props<Item extends { uid: string }> = Omit<ComponentProps<typeof ListScreen<Item>>, 'loaded'> & {
  list: ListDefinition<Item>;
  data: Promise<LoadedList<Item>>;
};

export function ListPage<Item extends { uid: string }>({ list, data, ...screen }: Props<Item>) {
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={screen.title} level={screen.level} list={list} />}>
      {(loaded) => <ListScreen {...screen} loaded={loaded} />}
    </StreamWhenSlow>
  );
}
