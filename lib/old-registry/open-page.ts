import 'server-only';
import { requireSession } from '@/lib/auth/session/session';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import type { AwaitedList, ListPageOf, OpenedList } from '@/lib/list/rows/opened-list';
import { sendHeadersEarly } from '@/lib/server/requests/early-headers';
import { fullPageHref } from '@/lib/server/requests/streaming';
import type { AnyList, List } from './declare-list';
import { awaitList, openList, type Place } from './open-list';

/** The list of one record takes the record's uid. */
type PlaceOf<Path extends AnyList['path']> = Place & (Path extends string ? { uid?: undefined } : { uid: string });

type Opening<Endpoint extends ListEndpoint> = Promise<OpenedList<ItemOf<Endpoint>>>;
type Screen<Endpoint extends ListEndpoint> = { list: OpenedList<ItemOf<Endpoint>> };
type Page<Endpoint extends ListEndpoint, Own> = Promise<ListPageOf<AwaitedList<ItemOf<Endpoint>>, Own>>;

/**
 * Opens the page of a list. A browser's first load waits for its answers for SHELL_AFTER_MS at most: then the page comes
 * without them, and they follow.
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
  // The list of one record may have to be answered with 404.
  if (place.uid === undefined) {
    await requireSession();
    sendHeadersEarly();
  }
  const opened = openList(list, place);
  const screen = fetchScreen ? fetchScreen(opened) : opened.then((only) => ({ list: only }) as Own);
  const late = await fullPageHref(screen);
  return late === null ? { screen, late, awaited: null } : { screen, late, awaited: await awaitList(list, place) };
}
