import { listText } from '@/lib/format/list-words';
import { type Outcome, winnersOf } from '@/lib/format/row-winner';
import type { Filter } from '@/lib/list/url/filters';

/** Counts rows by the names of who won, because a team has another uid in each event. Counts all ties as one. */
export function winnerCount<Item>(outcomeOf: (item: Item) => Outcome | null | undefined): Filter<Item> {
  const nameOf = (item: Item) => {
    const outcome = outcomeOf(item);
    return outcome?.tied ? 'Tied' : listText(winnersOf(outcome), '&') || null;
  };
  return { kind: 'any-of', label: 'Winner’s name', key: 'winner', of: nameOf, choices: 'only-chosen' };
}
