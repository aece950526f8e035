import { type ListState, listHref } from '@/lib/list/address/list-state';

/** Keeps the list's state in a GET form. @param changes removes the values that the form submits itself */
export function HiddenFields({ state, changes }: { state: ListState; changes?: Partial<ListState> }) {
  const rest = new URLSearchParams(listHref('', state, changes));
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
