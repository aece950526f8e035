import type { ReadFact } from '@/lib/records/facts';

/** A fact of several records, one after the other; undefined for a record that has no such fact. */
export type ComparedRow = { label: string; values: readonly (ReadFact | undefined)[]; differs: boolean };

/** The facts of records side by side, in the order of the first that has them. What could not be read differs from nothing. */
export function comparedRows(records: readonly (readonly ReadFact[])[]): ComparedRow[] {
  const labels: string[] = [];
  for (const facts of records) {
    facts.forEach(({ label }, index) => {
      // One that only a later record has stands behind the one before it there.
      if (!labels.includes(label)) labels.splice(labels.indexOf(facts[index - 1]?.label ?? '') + 1, 0, label);
    });
  }
  return labels.map((label) => {
    const values = records.map((facts) => facts.find((fact) => fact.label === label));
    const known = values.filter((fact) => fact?.unread === undefined).map((fact) => fact?.value ?? null);
    return { label, values, differs: new Set(known).size > 1 };
  });
}
