import 'server-only';
import { boardOf } from '@/lib/contract/boards';
import { events as endpoints } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import { findRecord } from '@/lib/loaders/find-record';
import { event, eventSource } from '@/lib/resources/events';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { loadPlaces } from './load-round-board';
import { describeRecord, withSections } from './preview-parts';

const previewed = { ...event, facts: ['status', ...event.facts] };

export function previewEvent(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(previewed, eventSource, uid, format), [loadEventLeaders(uid)]);
}

/** Who leads an event, or won it: in an event of teams the teams. Null for a format without a leaderboard. */
export async function loadEventLeaders(uid: string): Promise<PreviewSection | null> {
  const found = await toResult(findRecord(eventSource, uid));
  const item = found.ok ? found.value?.item : null;
  if (!item?.group || !item.scoringFormat) return null;
  const board = boardOf(item.scoringFormat);
  if (board === null || board === 'matchplay') return null;
  const { teamLeaderboard, individualLeaderboard } = endpoints[board];
  return loadPlaces({
    endpoint: item.teamFormat ? teamLeaderboard : individualLeaderboard,
    input: { group: item.group.uid, event: uid },
    board,
    href: routes.eventTab(uid, { tab: item.teamFormat ? 'teams' : 'individuals' }),
  });
}
