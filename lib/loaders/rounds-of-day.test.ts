import { expect, it } from 'vitest';
import { withRoundsOfDay } from './rounds-of-day';

const course = { kind: 'course' as const, uid: 'c1', href: '/c1', title: 'Carnmouth', facts: [] };

it('SRCH-12 a question that names a course and a day also leads to the rounds of that day there', () => {
  const [friendly, event, last] = withRoundsOfDay([course], 'Who won at Carnmouth Yesterday?', 'UTC');
  expect(friendly?.href).toMatch(/^\/events\/event-courses\/c1\/friendly-rounds\?createdFrom=([\d-]+)&createdTo=\1$/);
  expect(event?.href).toMatch(/^\/events\/event-courses\/c1\/event-rounds\?playedFrom=([\d-]+)&playedTo=\1$/);
  expect([event?.title, last]).toEqual(['Carnmouth: event rounds', course]);
  expect(withRoundsOfDay([course], 'Who won at Carnmouth?', 'UTC')).toEqual([course]);
  expect(withRoundsOfDay([course], 'Carnmouth 2026-11-29', 'UTC')[0]?.facts).toEqual(['2026-11-29']);
});
