import 'server-only';
import { cache } from 'react';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Input, ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import type { Page } from '@/lib/contract/page';
import { byUid } from './by-uid';

/**
 * Finds a record among those of an endpoint by its uid, once a request; null when there is none.
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export function finderIn<Name extends ListEndpoint>(endpoint: Name): (uid: string) => Promise<ItemOf<Name> | null> {
  // Every row of a list has a uid.
  type Found = ItemOf<Name> & { uid: string };
  return cache((uid) => byUid(uid, (query) => fetchPage(endpoint, query as Input<Name>) as Promise<Page<Found>>));
}
