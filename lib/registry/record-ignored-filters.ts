import 'server-only';
import { recordDifference } from '@/lib/api/differences/differences';
import { ignoredFilters } from '@/lib/list/ignored-filters';

/** Records the filters that the API did not apply to a list among its API differences. */
export function recordIgnoredFilters<Item>(list: Parameters<typeof ignoredFilters<Item>>[0]): void {
  if (!list.answer.ok) return;
  const faults = ignoredFilters(list).map(({ label }) => `filter ${label}: not applied`);
  recordDifference(list.answer.value.endpoint, faults);
}
