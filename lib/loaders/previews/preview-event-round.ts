import 'server-only';
import { toResult } from '@/lib/contract/result';
import { findRecord } from '@/lib/loaders/find-record';
import { eventRound, eventRounds } from '@/lib/resources/event-rounds';
import { eventSource, events } from '@/lib/resources/events';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { loadEventLeaders } from './preview-event';
import { describeRecord, drawSection, withSections } from './preview-parts';

export function previewEventRound(uid: string, format: Format): Promise<Preview | null> {
  const eventUid = findEventUid(uid);
  return withSections(describeRecord(eventRound, eventRounds, uid, format), [
    eventUid.then((event) => (event === null ? null : loadEvent(event, format))),
    eventUid.then((event) => (event === null ? null : loadEventLeaders(event))),
  ]);
}

async function findEventUid(uid: string): Promise<string | null> {
  const found = await toResult(findRecord(eventRounds, uid));
  return found.ok ? (found.value?.item.event?.uid ?? null) : null;
}

async function loadEvent(uid: string, format: Format): Promise<PreviewSection | null> {
  const section = { title: 'Event', href: routes.event(uid), ids: ['status', 'startDate'], format };
  const found = await toResult(findRecord(eventSource, uid));
  if (!found.ok) return { ...drawSection(events, [], section), error: found.failure.message };
  return found.value && drawSection(events, [{ ok: true, ...found.value }], section);
}
