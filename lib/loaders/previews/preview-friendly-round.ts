import 'server-only';
import { toResult } from '@/lib/contract/result';
import { findRecord } from '@/lib/loaders/find-record';
import { friendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { loadRoundBoard } from './load-round-board';
import { describeRecord, withSections } from './preview-parts';

export function previewFriendlyRound(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(friendlyRound, friendlyRounds, uid, format), [boardOf(uid)]);
}

async function boardOf(uid: string): Promise<PreviewSection | null> {
  const found = await toResult(findRecord(friendlyRounds, uid));
  return found.ok && found.value ? loadRoundBoard(found.value.item) : null;
}
