import 'server-only';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Worth } from '@/lib/api/http/slots';
import { ownPage } from '@/lib/api/own-rows';
import type { Input, ListEndpoint } from '@/lib/contract/endpoints';
import type { Page } from '@/lib/contract/page';
import type { AnyList } from './declare-list';

type Options = {
  uid?: string | undefined;
  signal?: AbortSignal | undefined;
  worth?: Worth;
};

/** A page of a list, of its record's rows where it belongs to one. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchList(
  { endpoint, record }: AnyList,
  query: Readonly<Record<string, unknown>>,
  { uid = '', signal, worth }: Options = {},
): Promise<Page<never>> {
  // Each value was read with the endpoint's own schema of its key.
  const input = { ...query, ...(record && { [record.key]: uid }) } as Input<ListEndpoint>;
  const page = (await fetchPage(endpoint, input, { signal, worth })) as Page<never>;
  return record?.belongs ? ownPage(record.key, uid, page) : page;
}
