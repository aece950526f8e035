import 'server-only';
import { settle } from '@/lib/contract/failure';
import type { Page } from '@/lib/contract/read';
import { listCountries, listRegions } from './places';

type Option = { value: string; label: string };

const CHOICES = { pageSize: 100, sortedBy: 'name' } as const;

/** The countries as choices of a filter, by name; null when they could not be loaded. */
export function countryOptions(): Promise<Option[] | null> {
  return optionsOf(listCountries(CHOICES));
}

/** The regions of these countries as choices; none without a country, for there are too many. */
export function regionOptions(countryUids: string | undefined): Promise<Option[] | null> {
  return countryUids ? optionsOf(listRegions({ ...CHOICES, country: countryUids })) : Promise.resolve([]);
}

async function optionsOf(list: Promise<Page<{ uid: string; name: string }>>): Promise<Option[] | null> {
  const answer = await settle(list);
  if (!answer.ok) return null;
  return answer.value.rows.flatMap((row) => (row.ok ? [{ value: row.item.uid, label: row.item.name }] : []));
}
