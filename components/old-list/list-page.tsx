import type { ReactNode } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import type { TableOf } from '@/components/old-cells/column';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/rows/opened-list';
import { drawMissing } from './draw-missing';
import { ListScreen } from './list-screen';
import { WaitingSubject } from './states/waiting';

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
  const { awaited } = page;
  const drawn: Promise<ReactNode> = page.screen.then((own) => (
    <ListScreen title={title} table={table(own.list.timeZone)} {...own} />
  ));
  const waiting = awaited && (
    <ListScreen
      list={awaited}
      title={title}
      table={table(awaited.timeZone)}
      subject={awaited.uid && <WaitingSubject />}
    >
      {early}
    </ListScreen>
  );
  return (
    <StreamWhenSlow data={drawn.catch(drawMissing)} fallback={waiting}>
      {(screen) => screen}
    </StreamWhenSlow>
  );
}
