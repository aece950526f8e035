import { eventRoundStatuses, friendlyRoundStatuses } from '@/lib/list/url/known-values';
import { eventRoundsOfStatus, friendlyRoundsOfStatus } from './row-links';

const FRIENDLY = { words: 'friendly', statuses: friendlyRoundStatuses, hrefOf: friendlyRoundsOfStatus };
const EVENT = { words: 'in events', statuses: eventRoundStatuses, hrefOf: eventRoundsOfStatus };

/** Returns the lists whose rounds can have this status: friendly rounds, event rounds, or both. */
export function listsOfStatus(status: string): { words: string; href: string }[] {
  const known = [FRIENDLY, EVENT].filter(({ statuses }) => statuses.some(({ value }) => value === status));
  const lists = known.length > 0 ? known : [FRIENDLY, EVENT];
  return lists.map(({ words, hrefOf }) => ({ words, href: hrefOf(status) }));
}
