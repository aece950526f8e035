import { type ListState, listHref } from '@/lib/list/address/list-state';

/** Keeps the state of a list in its GET form. @param changes empties what the form itself contains */
export function HiddenFields({ state, changes }: { state: ListState; changes?: Partial<ListState> }) {
  const rest = new URLSearchParams(listHref('', state, changes));
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
