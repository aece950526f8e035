import { readParams } from '@/lib/list/url/list-state';
import { findListAt } from '@/lib/resources/all-lists';
import { readListQuery } from './read-list-query';

export function readListAddress(address: string, timeZone: string) {
  const url = URL.parse(address, 'http://localhost');
  const found = url && findListAt(url.pathname);
  if (!url || !found) return null;
  const read = readListQuery(found.list, readParams(url.searchParams), timeZone);
  return { ...found, pathname: url.pathname, ...read };
}
