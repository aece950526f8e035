const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(position: number): string {
  return `${position}${suffixes[rules.select(position)] ?? 'th'}`;
}
