import type { ReactNode } from 'react';
import { CrumbName } from '@/components/navigation/crumb-name';
import type { TableOf } from '@/components/old-cells/column';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import { Later } from '@/components/old-list/later';
import { ListPage } from '@/components/old-list/list-page';
import { WaitingSubject } from '@/components/old-list/states/waiting';
import type { NowOrLater } from '@/lib/list/address/whole-page';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/rows/opened-list';
import { screenOf } from '@/lib/navigation';
import type { DeclaredRecord } from '@/lib/old-records/declare-record';
import type { DrawnTab, RecordOfList } from '@/lib/old-records/opened-record';
import { type DrawnFacts, FactLine } from './facts';
import { SubjectLink } from '@/components/record/subject-link';
import { RecordTabs } from './tabs';

type Screen<Row, Found> = {
  list: OpenedList<Row>;
  subject: NowOrLater<RecordOfList<Found>>;
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
  const waiting = <RecordTabs label={record.label} tabs={waitingTabs} />;
  const screen = page.screen.then(({ subject, children, ...own }) => ({
    ...own,
    subject: (
      <Later part={subject} waiting={<WaitingSubject />}>
        {(one) => <Subject {...one} {...{ record, drawn }} timeZone={own.list.timeZone} />}
      </Later>
    ),
    children: (
      <>
        <Later part={subject} waiting={waiting}>
          {({ tabs }) => <RecordTabs label={record.label} tabs={tabs} />}
        </Later>
        {children}
      </>
    ),
  }));
  return <ListPage page={{ ...page, screen }} title={title} table={table} waiting={waiting} />;
}

type SubjectProps<Item, Found extends Item> = Pick<RecordOfList<Found>, 'uid' | 'found' | 'name'> & {
  record: DeclaredRecord<Item, Found>;
  timeZone: string;
  drawn: DrawnFacts<Item> | undefined;
};

function Subject<Item extends { uid: string }, Found extends Item>({
  record,
  uid,
  found,
  name,
  timeZone,
  drawn,
}: SubjectProps<Item, Found>) {
  const item = found.ok ? found.value : null;
  if (item === null) {
    const href = screenOf(record.kind, uid);
    return (
      <p className="mt-0.5 text-sm text-muted-foreground">
        <CrumbName href={href} name={name} />
        <SubjectLink href={href}>{name}</SubjectLink>
        {!found.ok && found.failure.kind !== 'no-lookup' && (
          <span className="ml-2 text-warning">{`Could not load this ${record.one}.`}</span>
        )}
      </p>
    );
  }
  const href = record.href(item);
  const known = nameOrUid(item, record.name);
  return (
    <FactLine facts={record.facts} item={item} timeZone={timeZone} on="hit" drawn={drawn}>
      <li>
        <CrumbName href={href} name={known} />
        <SubjectLink href={href}>{known}</SubjectLink>
      </li>
    </FactLine>
  );
}
