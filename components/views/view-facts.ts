import type { ListState } from '@/lib/list/list-state';

/** The list whose views these are, and what it shows. */
export type ViewFacts = {
  /** The tag of the account. */
  account: string;
  /** The name of the list's declaration. */
  list: string;
  pathname: string;
  state: ListState;
};
