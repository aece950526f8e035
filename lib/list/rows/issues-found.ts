/** A page of a list that was, or can be, looked through for rows to check. */
export type IssuesFound = {
  /** Whether only rows to check are shown. */
  isOn: boolean;
  /** How many rows were looked at, whether they are all, and how many have something to check; null where none were. */
  counts: { rows: number; isWhole: boolean; found: number; failed: number; why: string | null } | null;
  /** What there is to check, by the row's uid. */
  words: ReadonlyMap<string, readonly string[]>;
  /** The list with all rows, or with those to check only. */
  toggleHref: string;
  nextHref: string | null;
};
