import type { Result } from '@/lib/contract/result';

/** A page of a golfer's list, of whose rows the golfer's own results can be, or were, fetched. */
export type ResultsFound<Found> = {
  /** Whether the address asks for them. */
  isOn: boolean;
  /** What came, by the row's uid. */
  found: ReadonlyMap<string, Result<Found>>;
  /** The list with results, or without. */
  toggleHref: string;
};
