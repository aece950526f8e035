import { eventRoundStatuses, friendlyRoundStatuses } from '@/lib/list/address/known-values';
import { eventRoundsOfStatus, friendlyRoundsOfStatus } from './row-links';

const FRIENDLY = { words: 'friendly', statuses: friendlyRoundStatuses, hrefOf: friendlyRoundsOfStatus };
const EVENT = { words: 'in events', statuses: eventRoundStatuses, hrefOf: eventRoundsOfStatus };

/** Returns lists of rounds with a status: of friendly rounds, of event rounds, or of both if both types can have it. */
export function listsOfStatus(status: string): { words: string; href: string }[] {
  const known = [FRIENDLY, EVENT].filter(({ statuses }) => statuses.some(({ value }) => value === status));
  const lists = known.length > 0 ? known : [FRIENDLY, EVENT];
  return lists.map(({ words, hrefOf }) => ({ words, href: hrefOf(status) }));
}
