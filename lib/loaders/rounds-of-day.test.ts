import { expect, it, vi } from 'vitest';
import { withIsoDay } from '@/lib/format/iso-days';
import { withRoundsOfDay } from './rounds-of-day';

const counts = vi.hoisted(() => ({ ofEvents: 0 }));
const countOf = (href: string) => (href.includes('event-rounds') ? counts.ofEvents : 2);
vi.mock('./count-at', () => ({ countAt: async (href: string) => ({ ok: true, value: countOf(href) }) }));

const course = { kind: 'course' as const, uid: 'c1', href: '/c1', title: 'Carnmouth', facts: [] };

it('SRCH-12 a question that names a course and a day also leads to the rounds of that day there', async () => {
  const [friendly, ...others] = await withRoundsOfDay([course], 'Who won at Carnmouth Yesterday?', 'UTC');
  expect(friendly?.href).toMatch(/^\/events\/event-courses\/c1\/friendly-rounds\?createdFrom=([\d-]+)&createdTo=\1$/);
  expect(others).toEqual([course]);
  counts.ofEvents = 1;
  const [dated, event] = await withRoundsOfDay([course], 'Carnmouth 2026-11-29', 'UTC');
  expect(dated?.facts).toEqual(['2026-11-29', '2 rounds']);
  expect(event?.title).toBe('Carnmouth: event rounds');
  expect(event?.href).toMatch(/^\/events\/event-courses\/c1\/event-rounds\?playedFrom=([\d-]+)&playedTo=\1$/);
  expect(await withRoundsOfDay([course], 'Who won at Carnmouth?', 'UTC')).toEqual([course]);
});

it('SRCH-12 a search reads written days; without a year, the nearest one', () => {
  const days = ['on 30 november', '2nd Jan.', '29/02/2024', '31 nov 2026', '18 mayfair'];
  const read = days.map((day) => withIsoDay(day, '2026-12-01')).join();
  expect(read).toBe('on 2026-11-30,2027-01-02,2024-02-29,31 nov 2026,18 mayfair');
});
