import 'server-only';
import { eventBoards } from '@/lib/api/boards';
import { toResult } from '@/lib/contract/result';
import { findRecord } from '@/lib/loaders/find-record';
import { event, eventSource, winnerText } from '@/lib/resources/events';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { placesSection } from './load-round-board';
import { describeRecord, withSections } from './preview-parts';

const previewed: typeof event = {
  ...event,
  facts: ['status', 'winner', ...event.facts],
  emptyFacts: (item) => [...(event.emptyFacts?.(item) ?? []), ...(winnerText(item) ? [] : ['winner'])],
};

export function previewEvent(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(previewed, eventSource, uid, format), [loadEventLeaders(uid)]);
}

/** Loads an event's leaderboard; null if the format has none. */
export async function loadEventLeaders(uid: string): Promise<PreviewSection | null> {
  const found = await toResult(findRecord(eventSource, uid));
  const item = found.ok ? found.value?.item : null;
  const boards = item ? await eventBoards(item, OVERVIEW) : null;
  if (!boards) return null;
  return placesSection(boards, routes.eventTab(uid, { tab: boards.of === 'teams' ? 'teams' : 'individuals' }));
}

const OVERVIEW = { tab: 'overview', board: null, team: null } as const;
