import { type ListState, listHref } from '@/lib/list/address/list-state';

/** What a GET form of a list leaves as it is. @param changes empties what the form has itself */
export function HiddenFields({ state, changes }: { state: ListState; changes?: Partial<ListState> }) {
  const rest = new URLSearchParams(listHref('', state, changes));
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
