import { expect, it, vi } from 'vitest';
import { fetchPage } from '@/lib/api/fetch-page';
import { loadBreakDown } from './load-break-down';

vi.mock('@/lib/api/fetch-page', () => ({ fetchPage: vi.fn() }));

const record = (uid: string) => ({ uid, name: uid.toUpperCase() });
const rowOf = (item: object) => ({ ok: true, item, faults: [] });
const played = (course: string, winner: string) => {
  const outcome = { winners: [record(winner)] };
  return rowOf({ ...record(`${course} ${winner}`), status: 'COMPLETED', course: course && record(course), outcome });
};

/** Mocks an API with these events, the courses a, b and c, and those groups as the first of 30. */
function answer(events: readonly object[], total = events.length) {
  vi.mocked(fetchPage).mockImplementation(async (list) => {
    const name = 'name' in list ? String(list.name) : '';
    const rows = name === 'events' ? events : ['a', 'b', 'c'].map((uid) => rowOf(record(uid)));
    return { rows, paging: { pageNumber: 1, pageSize: 100, total: { events: total, groups: 30 }[name] ?? 3 } } as never;
  });
}

const summary = async (by: string) => (await loadBreakDown('/events', by, 'UTC')) ?? expect.unreachable();

it('BREAK-1 a summary counts courses in the rows, and names those without rows; winners have no links', async () => {
  answer([played('a', 'ann'), played('b', 'bob'), played('b', 'ann')]);
  expect(await summary('course')).toMatchObject({ without: [{ label: 'C' }], isPart: false, note: null });
  expect((await summary('course')).counted).toEqual([
    { label: 'B', total: { ok: true, value: 2 }, href: '/events?course=b' },
    { label: 'A', total: { ok: true, value: 1 }, href: '/events?course=a' },
  ]);
  const { counted } = await summary('winner');
  expect(counted.map(({ label, href }) => [label, href])).toEqual(['ANN', 'BOB'].map((name) => [name, null]));
});

it('BREAK-2 a summary of too many rows says how to count them, or which groups were counted', async () => {
  answer([played('a', 'ann')], 2_001);
  expect(await loadBreakDown('https://elsewhere.example/', 'status', 'UTC')).toBeNull();
  expect((await summary('course')).note).toBe('Filter the list to at most 2,000 rows to count by course.');
  expect((await summary('group')).note).toMatch(
    /^Only the 3 groups with the most events were counted. Others may have/,
  );
});
