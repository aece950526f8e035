import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { CrumbName } from '@/components/navigation/crumb-name';
import { kindOf, screenOf } from '@/lib/navigation';
import type { LoadedRecordList } from '@/lib/resources/loaded';
import type { List } from '@/lib/resources/resource';
import { CountedTabs } from './counted-tabs';
import { RecordHeader } from './record-header';
import { RecordListSkeleton } from './record-skeleton';

type Props<Item extends { uid: string }> = Omit<ComponentProps<typeof ListScreen<Item>>, 'loaded' | 'level'> & {
  loaded: LoadedRecordList<Item>;
  tools?: ReactNode;
};

export function RecordListScreen<Item extends { uid: string }>({ loaded, tools, ...screen }: Props<Item>) {
  const { kind, tabs, totals, name } = loaded.record;
  const { label } = kindOf(kind);
  return (
    // Only the rows scroll, so that the pagination stays visible.
    <div className="flex max-h-[max(100dvh-48px,30rem)] flex-col [--around-rows:360px] print:max-h-none">
      <RecordHeader
        kind={kind}
        uid={loaded.uid}
        tools={tools}
        title={
          <Suspense fallback={<span>{label}</span>}>
            <LoadedName href={screenOf(kind, loaded.uid)} name={name} />
          </Suspense>
        }
      />
      <CountedTabs key={loaded.uid} label={label} tabs={tabs} totals={totals} />
      <ListScreen {...screen} level={2} loaded={loaded} />
    </div>
  );
}

async function LoadedName({ href, name }: { href: string; name: Promise<string> }) {
  const loaded = await name;
  return (
    <>
      <CrumbName href={href} name={loaded} />
      <span>{loaded}</span>
    </>
  );
}

type PageProps<Item extends { uid: string }> = Omit<Props<Item>, 'loaded'> & {
  list: List<Item>;
  data: Promise<LoadedRecordList<Item>>;
};

export function RecordListPage<Item extends { uid: string }>({ list, data, ...screen }: PageProps<Item>) {
  return (
    <StreamWhenSlow data={data} fallback={<RecordListSkeleton title={screen.title} list={list} />}>
      {(loaded) => <RecordListScreen {...screen} loaded={loaded} />}
    </StreamWhenSlow>
  );
}
