import { DEFAULT_PAGE_SIZE, type ListState, listHref } from '@/lib/list/address/list-state';

const RESET = { q: { q: '' }, pageSize: { pageSize: DEFAULT_PAGE_SIZE }, filters: { filters: {} } };

type Props = { state: ListState; except?: keyof typeof RESET };

/** What a GET form of a list leaves as it is. */
export function HiddenFields({ state, except }: Props) {
  const rest = new URLSearchParams(listHref('', state, except && RESET[except]));
  return [...rest].map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
