import 'server-only';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/opened-list';
import { isPrinted } from '@/lib/list/printed';
import type { List } from './declare-list';
import { isLate } from './late';
import { awaitList, openList, type Place } from './open-list';

type Screen<Item> = { list: OpenedList<Item> };

/**
 * Opens the page of a list. A browser's first load waits for its answers for SHELL_AFTER_MS at most: then the page comes
 * without them, and they follow.
 * @param fetchScreen where the screen shows more than the list: fetches that beside it
 */
export async function openPage<
  Endpoint extends ListEndpoint,
  Own extends Screen<ItemOf<Endpoint>> = Screen<ItemOf<Endpoint>>,
>(
  list: List<Endpoint>,
  place: Place<List<Endpoint>>,
  fetchScreen?: (opened: Promise<OpenedList<ItemOf<Endpoint>>>) => Promise<Own>,
): Promise<ListPageOf<AwaitedList<ItemOf<Endpoint>>, Own>> {
  const opened = openList(list, place);
  const screen = fetchScreen ? fetchScreen(opened) : opened.then((only) => ({ list: only }) as Own);
  // Its failure is met where it is awaited.
  screen.catch(() => undefined);
  if (isPrinted(await place.searchParams) || !(await isLate(screen))) return { screen: await screen };
  return { awaited: await awaitList(list, place), later: screen };
}
