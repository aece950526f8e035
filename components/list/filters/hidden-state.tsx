import { columnParams, DEFAULT_PAGE_SIZE, type ListState, linkParams } from '@/lib/list/address/list-state';

type Props = { state: ListState; except?: 'q' | 'pageSize' | 'filters' };

/** Hidden fields with the rest of the list's state, for forms without scripting; the page only where all of it stays. */
export function HiddenState({ state, except }: Props) {
  const fields: (readonly [name: string, value: string])[] = [];
  if (except !== 'q' && state.q) fields.push(['q', state.q]);
  if (state.sortedBy) fields.push(['sortedBy', state.sortedBy]);
  if (except !== 'pageSize' && state.pageSize !== DEFAULT_PAGE_SIZE) fields.push(['pageSize', String(state.pageSize)]);
  if (except !== 'filters') fields.push(...Object.entries(state.filters));
  if (!except && state.pageNumber !== 1) fields.push(['pageNumber', String(state.pageNumber)]);
  fields.push(...columnParams(state), ...linkParams(state));
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
