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
  const subject = awaited.uid && <WaitingSubject />;
  const waiting = <ListScreen list={awaited} title={title} columns={columns(awaited.timeZone)} subject={subject} />;
  const leave = (error: unknown) => (
    <>
      <meta httpEquiv="refresh" content={`0;url=${redirectOf(error)}`} />
      {waiting}
    </>
  );
  return <LateScreen later={later.then(draw, leave)}>{waiting}</LateScreen>;
}

/**
 * Where the server redirects, to renew a token or to sign in. The browser follows it, since the router would keep a page
 * whose address is the same afterwards.
 * @throws any other error, for the boundaries around the page
 */
function redirectOf(error: unknown): string {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  // As the framework writes it: `NEXT_REDIRECT;type;address;status;`.
  const [kind, , ...rest] = digest.split(';');
  if (kind !== 'NEXT_REDIRECT') throw error;
  return rest.slice(0, -2).join(';');
}
