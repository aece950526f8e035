import { type ComponentProps, Suspense } from 'react';
import { ListScreen } from '@/components/list/list-screen';
import { Skeleton } from '@/components/ui/skeleton';
import type { LoadedRecordList } from '@/lib/resources/loaded-record-list';
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
