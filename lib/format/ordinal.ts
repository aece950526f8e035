const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const suffixes: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(position: number): string {
  return `${position}${suffixes[rules.select(position)]}`;
}
