import type { ReactNode } from 'react';
import type { TableOf } from '@/components/old-cells/column';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/rows/opened-list';
import { ListRows, ListScreen } from './list-screen';
import { WaitingSubject } from './states/waiting';
import { StreamedPage } from './streamed/streamed-page';

type Screen<Item> = {
  list: OpenedList<Item>;
  /** Where it needs more than the time zone. */
  table?: TableOf<Item>;
  subject?: ReactNode;
  children?: ReactNode;
};

type Props<Item> = {
  page: ListPageOf<AwaitedList<Item>, Screen<Item>>;
  title: string;
  table: (timeZone: string) => TableOf<Item>;
  /** What stands above the table from the start. */
  waiting?: ReactNode;
};

/** The page of a list: its screen, or where that is late the same with placeholders, and the screen when it is ready. */
export function ListPage<Item extends { uid: string }>({ page, title, table, waiting: early }: Props<Item>) {
  const { awaited, late } = page;
  const screen = page.screen.then((own) => ({ table: table(own.list.timeZone), ...own }));
  const drawn = screen.then((own) => <ListScreen title={title} {...own} />);
  const rows = screen.then((own) => <ListRows list={own.list} table={own.table} />);
  // They are drawn later than Node waits for a rejection to be handled.
  rows.catch(() => undefined);
  const waiting = awaited && (
    <ListScreen
      rows={rows}
      list={awaited}
      title={title}
      table={table(awaited.timeZone)}
      subject={awaited.uid && <WaitingSubject />}
    >
      {early}
    </ListScreen>
  );
  return <StreamedPage screen={drawn} late={late} waiting={waiting} />;
}
