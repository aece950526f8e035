import 'server-only';
import { headers } from 'next/headers';
import { splitAddress, withParams } from '@/lib/format/query-text';
import { isPrinted } from '@/lib/list/address/printed';
import { type NowOrLater, WAIT } from '@/lib/list/address/whole-page';
import { PATH_HEADER } from '@/lib/server/requests/path-header';

/** Holds up no page of a browser for a part that is not there yet; on paper, and for other clients, waits for it. */
export async function nowOrLater<Value>(part: Promise<Value>): Promise<NowOrLater<Value>> {
  const request = await headers();
  const address = request.get(PATH_HEADER) ?? '';
  const { params } = splitAddress(address);
  const isComplete = params.get(WAIT.key) === WAIT.value || isPrinted(Object.fromEntries(params));
  if (isComplete || request.get('sec-fetch-dest') === null) return { later: null, now: await part };
  const turn = new Promise<null>((resolve) => setImmediate(resolve, null));
  const settled = await Promise.race([part.then((now) => ({ later: null, now })), turn]);
  return settled ?? { later: part, href: withParams(address, { [WAIT.key]: WAIT.value }) };
}
