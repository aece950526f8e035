import { type ComponentProps, Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import type { LoadedRecordList } from '@/lib/resources/loaded';
import type { List } from '@/lib/resources/resource';
import { RecordSubject } from './record-subject';
import { RecordTabs } from './record-tabs';

type Props<Item extends { uid: string }> = Omit<ComponentProps<typeof ListScreen<Item>>, 'loaded' | 'subject'> & {
  loaded: LoadedRecordList<Item>;
};

/** The screen of a list of one record: whose list it is below the title, and the tabs of the record. */
export function RecordListScreen<Item extends { uid: string }>({ loaded, children, ...screen }: Props<Item>) {
  const { label, href, tabs, name } = loaded.record;
  return (
    <ListScreen
      {...screen}
      loaded={loaded}
      subject={
        <Suspense fallback={<Skeleton className="mt-2 mb-1 w-44" />}>
          <NamedSubject name={name} href={href} />
        </Suspense>
      }
    >
      <RecordTabs label={label} tabs={tabs} />
      {children}
    </ListScreen>
  );
}

async function NamedSubject({ name, href }: { name: Promise<string>; href: string }) {
  return <RecordSubject name={await name} href={href} />;
}

type PageProps<Item extends { uid: string }> = Omit<Props<Item>, 'loaded'> & {
  list: List<Item>;
  data: Promise<LoadedRecordList<Item>>;
};

/** The page of a list of one record: its rows, or placeholders while they are slow to come. */
export function RecordListPage<Item extends { uid: string }>({ list, data, ...screen }: PageProps<Item>) {
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={screen.title} list={list} />}>
      {(loaded) => <RecordListScreen {...screen} loaded={loaded} />}
    </StreamWhenSlow>
  );
}
