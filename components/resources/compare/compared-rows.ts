export type ComparedFact = {
  label: string;
  value: string | null;
  unread?: string;
  /** The URL that returns an e-mail address when staff reveal it. */
  emailUrl?: string;
};

/**
 * Rows are in the order of the first record's fields. A hidden field, or one that could not be parsed, is not compared.
 */
export function comparedRows(records: readonly (readonly ComparedFact[] | undefined)[]) {
  const labels: string[] = [];
  for (const facts of records) {
    facts?.forEach(({ label }, index) => {
      // Inserts a field that earlier records lack. It follows the field that precedes it in this record.
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
