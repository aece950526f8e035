import { type ListState, listHref } from '@/lib/list/url/list-state';

/**
 * Adds the list's state to a GET form.
 * @param changes resets the values for which the form has visible fields
 */
export function HiddenFields({ state, changes }: { state: ListState; changes?: Partial<ListState> }) {
  const rest = new URLSearchParams(listHref('', state, changes));
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
