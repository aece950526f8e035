import { createStore } from '@/components/navigation/store';
import { comparedAt, MOST_COMPARED, readCompared } from '@/lib/list/compared';

/** The records selected for comparison, and the name of the latest; kept in memory only. */
export const comparedChoice = createStore<{ of: readonly string[]; name: string }>({ of: [], name: '' });

/** Returns the selection with the record added; null if it cannot be added. */
export function addToChoice(before: readonly string[], href: string): readonly string[] | null {
  const text = comparedAt(href);
  const kind = text && readCompared(text)?.kind;
  if (!kind) return null;
  const others = before.filter((one) => one !== text && readCompared(one)?.kind === kind);
  return others.length < MOST_COMPARED ? [...others, text] : [text];
}
