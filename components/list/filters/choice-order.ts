import type { Option } from '@/lib/list/url/filters';

export function orderChoices(
  choices: readonly Option[],
  { initial, checked }: { initial: readonly Option[]; checked: readonly Option[] },
): readonly Option[] {
  const find = (options: readonly Option[], { value }: Option) => options.find((one) => one.value === value);
  const first = initial.map((option) => find(choices, option) ?? option);
  const foundBefore = checked.filter((option) => !find(first, option) && !find(choices, option));
  return [...first, ...foundBefore, ...choices.filter((option) => !find(first, option))];
}

/**
 * True if the choice contains the typed text. The note about choices that could not be parsed has no value and always
 * matches.
 */
export function matches({ value, label }: Option, typed: string): boolean {
  return value === '' || label.toLowerCase().includes(typed.trim().toLowerCase());
}
