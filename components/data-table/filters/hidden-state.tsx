import { columnParams, DEFAULT_PAGE_SIZE, type ListState } from '@/lib/list/list-state';

/** Hidden fields with the rest of the list's state, for forms without scripting; never the page number. */
export function HiddenState({ state, except }: { state: ListState; except: 'q' | 'pageSize' | 'filters' }) {
  const fields: (readonly [name: string, value: string])[] = [];
  if (except !== 'q' && state.q) fields.push(['q', state.q]);
  if (state.sortedBy) fields.push(['sortedBy', state.sortedBy]);
  if (except !== 'pageSize' && state.pageSize !== DEFAULT_PAGE_SIZE) fields.push(['pageSize', String(state.pageSize)]);
  if (except !== 'filters') fields.push(...Object.entries(state.filters));
  fields.push(...columnParams(state));
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
