import { breadcrumbs } from '@/lib/breadcrumbs';
import { accountTag } from '@/lib/format/account-tag';
import { kindOf } from '@/lib/navigation';

export type RecentRecord = { href: string; name: string; kind: string };

const KEY = 'recent-records';
const KEPT = 8;

export function recentRecords(email: string): readonly RecentRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isKept(kept) || kept.account !== accountTag(email)) return [];
    return kept.records.flatMap(({ href, name }) => {
      const crumb = breadcrumbs(href).at(-1);
      return crumb?.record ? [{ href, name, kind: kindOf(crumb.record.kind).label }] : [];
    });
  } catch {
    // The browser blocks storage, or the stored text is not JSON.
    return [];
  }
}

export function keepRecentRecord(email: string, { href, name }: Pick<RecentRecord, 'href' | 'name'>): void {
  const others = recentRecords(email).filter((record) => record.href !== href);
  const records = [{ href, name }, ...others.map((record) => ({ href: record.href, name: record.name }))];
  try {
    localStorage.setItem(KEY, JSON.stringify({ account: accountTag(email), records: records.slice(0, KEPT) }));
  } catch {
    // Storage is full or blocked.
  }
}

type Kept = { account: string; records: { href: string; name: string }[] };

function isKept(value: unknown): value is Kept {
  const { account, records } = (value ?? {}) as Partial<Kept>;
  const isText = (one: unknown) => typeof one === 'string';
  return isText(account) && Array.isArray(records) && records.every((one) => isText(one?.href) && isText(one?.name));
}
