import type { ReactNode } from 'react';
import { LatePage } from '@/components/late/late-page';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/opened-list';
import type { Column } from './column';
import { ListScreen } from './list-screen';
import { WaitingSubject } from './states/waiting';

type Screen<Item> = {
  list: OpenedList<Item>;
  /** Where they need more than the time zone. */
  columns?: readonly Column<Item>[];
  subject?: ReactNode;
  children?: ReactNode;
};

type Props<Item> = {
  page: ListPageOf<AwaitedList<Item>, Screen<Item>>;
  title: string;
  columns: (timeZone: string) => readonly Column<Item>[];
};

/** The page of a list: its screen, or where that is late the same with placeholders, and the screen when it is ready. */
export function ListPage<Item extends { uid: string }>({ page, title, columns }: Props<Item>) {
  const { screen, awaited, late } = page;
  const drawn = screen.then((own) => <ListScreen title={title} columns={columns(own.list.timeZone)} {...own} />);
  const waiting = awaited && (
    <ListScreen
      list={awaited}
      title={title}
      columns={columns(awaited.timeZone)}
      subject={awaited.uid && <WaitingSubject />}
    />
  );
  return <LatePage screen={drawn} late={late} waiting={waiting} />;
}
