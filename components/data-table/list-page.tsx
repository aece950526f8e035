import type { ReactNode } from 'react';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/opened-list';
import type { Column } from './column';
import { ListScreen } from './list-screen';
import { LateScreen } from './states/late-screen';
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
  const draw = (screen: Screen<Item>) => (
    <ListScreen title={title} columns={columns(screen.list.timeZone)} {...screen} />
  );
  if ('screen' in page) return <LateScreen>{draw(page.screen)}</LateScreen>;
  const { awaited, later } = page;
  return (
    <LateScreen later={later.then(draw)}>
      <ListScreen
        list={awaited}
        title={title}
        columns={columns(awaited.timeZone)}
        subject={awaited.uid && <WaitingSubject />}
      />
    </LateScreen>
  );
}
