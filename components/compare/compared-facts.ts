import { attempt, unreadWords } from '@/lib/contract/unread';

/** A fact of a record in words: null where it is not given, `unread` where it could not be read. */
export type ComparedFact = { label: string; value: string | null; unread?: string };

/** A fact of several records, one after the other; undefined for a record that has no such fact. */
export type ComparedRow = { label: string; values: readonly (ComparedFact | undefined)[]; differs: boolean };

/** Reads facts one by one: one that could not be read costs no other. */
export function factsOf(
  facts: readonly (readonly [label: string, read: () => string | null | undefined])[],
): ComparedFact[] {
  return facts.map(([label, read]) => {
    const result = attempt(read);
    return result.ok
      ? { label, value: result.value || null }
      : { label, value: null, unread: unreadWords(result.fault) };
  });
}

/** The facts of records side by side, in the order of the first that has them. What could not be read differs from nothing. */
export function comparedRows(records: readonly (readonly ComparedFact[])[]): ComparedRow[] {
  const labels = inOrder(records.map((facts) => facts.map(({ label }) => label)));
  return labels.map((label) => {
    const values = records.map((facts) => facts.find((fact) => fact.label === label));
    const known = values.filter((fact) => fact?.unread === undefined).map((fact) => fact?.value ?? null);
    return { label, values, differs: new Set(known).size > 1 };
  });
}

/** All labels once; one that only a later record has stands behind the one before it there. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const labels of lists) {
    labels.forEach((label, index) => {
      if (all.includes(label)) return;
      const before = index === 0 ? -1 : all.indexOf(labels[index - 1] ?? '');
      all.splice(before + 1, 0, label);
    });
  }
  return all;
}
