const marks = [
  { name: 'eagle or better', mark: 'eagle', fits: (over: number) => over <= -2 },
  { name: 'birdie', mark: 'birdie', fits: (over: number) => over === -1 },
  { name: 'bogey', mark: 'bogey', fits: (over: number) => over === 1 },
  { name: 'double bogey or worse', mark: 'double', fits: (over: number) => over >= 2 },
] as const;

/** The mark of a gross score against par; null for par, without a score, and where par is not known. */
export function markOf(gross: number | null, par: number | null) {
  return gross === null || par === null ? null : (marks.find(({ fits }) => fits(gross - par)) ?? null);
}
