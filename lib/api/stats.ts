import 'server-only';
import { cache } from 'react';
import { logMismatch } from '@/lib/api/contract-mismatch';
import { fetchBody, fetchRecord } from '@/lib/api/http/fetch';
import { readRecord } from '@/lib/api/http/read';
import type { Output } from '@/lib/contract/endpoints';
import { isFields } from '@/lib/contract/fields';
import { Level, Overview } from '@/lib/contract/stats';
import { toWire } from '@/lib/contract/wire/from';

/*
 * The figures of the dashboard; cards of a page share those that are cached. One broken part breaks the answer: the rest
 * would not add up.
 * All @throws RequestFailed, ContractBroken, Unreachable
 */

/** Totals now, and at the moment `from`. An API that answers plain numbers has the first only. */
export const getOverview = cache(async (from: string): Promise<Overview> => {
  const endpoint = 'dashboard.overview';
  const body = await fetchBody(endpoint, { from });
  return readRecord(endpoint, Overview, asLevels(endpoint, body));
});

/** Plain numbers as totals; anything else as it came. */
function asLevels(endpoint: string, body: unknown): unknown {
  if (!isFields(body)) return body;
  const fields = Object.entries(body);
  if (!fields.some(([, value]) => isNumber(value))) return body;
  logMismatch(endpoint, ['Expected objects with a total, received numbers']);
  return Object.fromEntries(
    fields.map(([name, value]) => [name, isNumber(value) ? toWire(Level, { total: value }) : value]),
  );
}

/** Also one that came as text: it is read as a number where its field is. */
const isNumber = (value: unknown) => typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));

type Totalled = 'users' | 'groups' | 'events' | 'rounds';

export const getTotal = cache((of: Totalled): Promise<Output<'dashboard.users'>> => fetchRecord(`dashboard.${of}`, {}));

export const getUsersPerCountry = cache(
  (): Promise<Output<'dashboard.usersPerCountry'>> => fetchRecord('dashboard.usersPerCountry', {}),
);
