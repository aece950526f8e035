import type { ReactNode } from 'react';
import { CrumbName } from '@/components/navigation/crumb-name';
import type { TableOf } from '@/components/old-cells/column';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import { ListPage } from '@/components/old-list/list-page';
import type { Result } from '@/lib/contract/result';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/address/opened-list';
import type { DeclaredRecord } from '@/lib/old-records/declare-record';
import type { DrawnTab } from '@/lib/old-records/opened-record';
import { type DrawnFacts, FactLine } from './facts';
import { SubjectLink } from './subject-link';
import { RecordTabs } from './tabs';

type Screen<Row, Found> = {
  list: OpenedList<Row>;
  found: Result<Found>;
  tabs: readonly DrawnTab[];
  table?: TableOf<Row>;
  children?: ReactNode;
};

type Props<Row, Item, Found extends Item> = {
  opened: {
    page: ListPageOf<AwaitedList<Row>, Screen<Row, Found>>;
    record: DeclaredRecord<Item, Found>;
    /** Until the record is there: all that it may have. */
    waitingTabs: readonly DrawnTab[];
  };
  title: string;
  table: (timeZone: string) => TableOf<Row>;
  drawn?: DrawnFacts<Item>;
};

export function RecordListPage<Row extends { uid: string }, Item extends { uid: string }, Found extends Item>({
  opened: { page, record, waitingTabs },
  title,
  table,
  drawn,
}: Props<Row, Item, Found>) {
  const screen = page.screen.then(({ found, tabs, children, ...own }) => ({
    ...own,
    subject: <Subject {...{ record, found, drawn }} timeZone={own.list.timeZone} />,
    children: (
      <>
        <RecordTabs label={record.label} tabs={tabs} />
        {children}
      </>
    ),
  }));
  return (
    <ListPage
      page={{ ...page, screen }}
      title={title}
      table={table}
      waiting={<RecordTabs label={record.label} tabs={waitingTabs} />}
    />
  );
}

type SubjectProps<Item, Found extends Item> = {
  record: DeclaredRecord<Item, Found>;
  found: Result<Found>;
  timeZone: string;
  drawn: DrawnFacts<Item> | undefined;
};

function Subject<Item extends { uid: string }, Found extends Item>({
  record,
  found,
  timeZone,
  drawn,
}: SubjectProps<Item, Found>) {
  if (!found.ok) return <p className="mt-0.5 text-sm text-warning">{`Could not load this ${record.one}.`}</p>;
  const item = found.value;
  const name = nameOrUid(item, record.name);
  const href = record.href(item);
  return (
    <FactLine facts={record.facts} item={item} timeZone={timeZone} on="hit" drawn={drawn}>
      <li>
        <CrumbName href={href} name={name} />
        <SubjectLink href={href}>{name}</SubjectLink>
      </li>
    </FactLine>
  );
}
