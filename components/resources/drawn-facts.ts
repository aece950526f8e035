import type { DrawnFacts } from '@/components/old-record/facts';
import type { RecordKind } from '@/lib/navigation';
import { eventFacts } from './events/facts';
import { friendlyRoundFacts } from './friendly-rounds/facts';

const drawn: Partial<Record<RecordKind, unknown>> = {
  event: eventFacts,
  friendlyRound: friendlyRoundFacts,
};

/** How the facts of a kind are drawn that are more than their words; its items are those of its record. */
export const drawnFacts = (kind: RecordKind) => drawn[kind] as DrawnFacts<{ uid: string }> | undefined;
