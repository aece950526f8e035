import { expect, it } from 'vitest';
import { type EventRound, eventRounds, eventRoundsOfCourse, eventRoundsOfEvent } from './event-rounds';

const round = { uid: 'r1', event: { uid: 'e1', name: 'Medal' } } as EventRound;

it('WAY-3 a round links to the event’s leaderboard in the event’s own list, and to the event in all others', () => {
  for (const list of [eventRounds, eventRoundsOfCourse]) expect(list.row.href(round)).toBe('/events/e1');
  expect(eventRoundsOfEvent.row.href(round)).toBe('/events/e1?tab=individuals');
  expect(eventRoundsOfEvent.fields.event?.href?.(round)).toBe('/events/e1?tab=individuals');
});
