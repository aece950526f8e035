import 'server-only';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/rows/opened-list';
import type { AnyList, List } from './declare-list';
import { awaitList, openList, type Place } from './open-list';

/** The list of one record takes the record's uid. */
type PlaceOf<Path extends AnyList['path']> = Place & (Path extends string ? { uid?: undefined } : { uid: string });

type Opening<Endpoint extends ListEndpoint> = Promise<OpenedList<ItemOf<Endpoint>>>;
type Screen<Endpoint extends ListEndpoint> = { list: OpenedList<ItemOf<Endpoint>> };
type Page<Endpoint extends ListEndpoint, Own> = Promise<ListPageOf<AwaitedList<ItemOf<Endpoint>>, Own>>;

/**
 * Opens the page of a list.
 * @param fetchScreen where the screen shows more than the list: fetches that beside it
 */
export async function openPage<
  Endpoint extends ListEndpoint,
  Path extends AnyList['path'],
  Own extends Screen<Endpoint> = Screen<Endpoint>,
>(
  list: List<Endpoint> & { path: Path },
  place: PlaceOf<Path>,
  fetchScreen?: (opened: Opening<Endpoint>) => Promise<Own>,
): Page<Endpoint, Own> {
  const opened = openList(list, place);
  const screen = fetchScreen ? fetchScreen(opened) : opened.then((only) => ({ list: only }) as Own);
  // It is drawn later than Node waits for a rejection to be handled.
  screen.catch(() => undefined);
  return { screen, awaited: await awaitList(list, place) };
}
