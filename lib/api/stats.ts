import 'server-only';
import { recordDifference } from '@/lib/api/differences/differences';
import { fetchBody, fetchRecord } from '@/lib/api/http/fetch';
import { readRecord } from '@/lib/api/http/read';
import type { Output } from '@/lib/contract/endpoints';
import { Level, Overview } from '@/lib/contract/stats';
import { toWire } from '@/lib/contract/wire/from';
import { isFields } from '@/lib/contract/wire/shape';

/*
 * The figures of the dashboard. One broken part breaks the answer: the rest would not add up.
 * All @throws RequestFailed, ContractBroken, Unreachable
 */

/** Totals now, and at the moment `from`. An API that answers plain numbers has the first only. */
export async function getOverview(query: { from: string }): Promise<Overview> {
  const endpoint = 'dashboard.overview';
  return readRecord(endpoint, Overview, asLevels(endpoint, await fetchBody(endpoint, query)));
}

/** Plain numbers as totals; anything else as it came. */
function asLevels(endpoint: string, body: unknown): unknown {
  if (!isFields(body)) return body;
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => isNumber(value))) return body;
  recordDifference(endpoint, ['Expected objects with a total, received numbers']);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isNumber(value) ? toWire(Level, { total: value }) : value]),
  );
}

/** Also one that came as text: it is read as a number where its field is. */
const isNumber = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));

export function getTotal(of: 'users' | 'groups' | 'events' | 'rounds'): Promise<Output<'dashboard.users'>> {
  return fetchRecord(`dashboard.${of}`, {});
}
