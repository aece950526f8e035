import { expect, it } from 'vitest';
import { type EventRound, eventRounds, eventRoundsOfCourse, eventRoundsOfEvent } from './event-rounds';

const round = { uid: 'r1', event: { uid: 'e1', name: 'Medal' } } as EventRound;

it('WAY-3 in the list of its event, a round links to the leaderboard; in other lists, it links to the event', () => {
  for (const list of [eventRounds, eventRoundsOfCourse]) expect(list.row.href(round)).toBe('/events/e1');
  expect(eventRoundsOfEvent.row.href(round)).toBe('/events/e1?tab=individuals');
  expect(eventRoundsOfEvent.fields.event?.href?.(round)).toBe('/events/e1?tab=individuals');
});
