import type { Option } from '@/lib/list/url/filters';

/** Puts selected choices first; while somebody types, last, so that Enter takes the first match. */
export function orderChoices(
  choices: readonly Option[],
  { initial, checked, typed }: { initial: readonly Option[]; checked: readonly Option[]; typed: string },
): readonly Option[] {
  const find = (options: readonly Option[], { value }: Option) => options.find((one) => one.value === value);
  const first = initial.map((option) => find(choices, option) ?? option);
  const foundBefore = checked.filter((option) => !find(first, option) && !find(choices, option));
  if (typed.trim() === '') return [...first, ...foundBefore, ...choices.filter((option) => !find(first, option))];
  return [...choices, ...[...first, ...foundBefore].filter((option) => !find(choices, option))];
}

/**
 * True if the choice contains the typed text. The note about choices that could not be parsed has no value and always
 * matches.
 */
export function matches({ value, label }: Option, typed: string): boolean {
  return value === '' || label.toLowerCase().includes(typed.trim().toLowerCase());
}
