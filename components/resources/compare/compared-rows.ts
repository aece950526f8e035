export type ComparedFact = {
  label: string;
  value: string | null;
  /** Why there is no value. */
  unread?: string;
  /** The URL of an e-mail address, which is fetched when somebody asks for it. */
  emailUrl?: string;
};

/**
 * The facts of records side by side, in the order of the first that has them; none of a record without facts. What could
 * not be read, or is not shown, differs from nothing.
 */
export function comparedRows(records: readonly (readonly ComparedFact[] | undefined)[]) {
  const labels: string[] = [];
  for (const facts of records) {
    facts?.forEach(({ label }, index) => {
      // One that only a later record has stands behind the one before it there.
      if (!labels.includes(label)) labels.splice(labels.indexOf(facts[index - 1]?.label ?? '') + 1, 0, label);
    });
  }
  return labels.map((label) => {
    const values = records.map((facts) => facts?.find((fact) => fact.label === label));
    const isKnown = (fact: ComparedFact | undefined) => !fact?.unread && !(fact?.emailUrl && fact.value === null);
    const known = values.filter((fact, index) => records[index] && isKnown(fact)).map((fact) => fact?.value ?? null);
    return { label, values, differs: new Set(known).size > 1 };
  });
}
