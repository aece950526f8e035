import { DEFAULT_PAGE_SIZE, type ListState, listHref } from '@/lib/list/address/list-state';

const WITHOUT = { q: { q: '' }, pageSize: { pageSize: DEFAULT_PAGE_SIZE }, filters: { filters: {} } };

type Props = { state: ListState; except?: keyof typeof WITHOUT };

/** Hidden fields with the rest of the list's state, for forms without scripting; the page only where all of it stays. */
export function HiddenState({ state, except }: Props) {
  const rest = new URLSearchParams(listHref('', state, except && WITHOUT[except]));
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
