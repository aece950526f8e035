import { comparedAt, MOST_COMPARED, readCompared } from '@/lib/list/compared';

const choice: { chosen: readonly string[] } = { chosen: [] };

/** The records chosen to be compared, until the page is loaded anew: nothing is stored. */
export const comparedChoice = {
  get: () => choice.chosen,
  set: (next: readonly string[]) => {
    choice.chosen = next;
  },
};

/** The record at an address after the chosen ones of its kind, where there is room; null where it is not compared. */
export function addToChoice(before: readonly string[], href: string): readonly string[] | null {
  const text = comparedAt(href);
  const kind = text && readCompared(text)?.kind;
  if (!kind) return null;
  const others = before.filter((one) => one !== text && readCompared(one)?.kind === kind);
  return others.length < MOST_COMPARED ? [...others, text] : [text];
}
