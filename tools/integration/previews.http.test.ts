import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { previewOf } from '@/app/api/preview/[list]/[uid]/preview-of';
import { courseErrors } from '@/components/resources/courses/course-errors';
import { pageOf } from '@/lib/contract/common';
import type { Course } from '@/lib/contract/courses';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { User } from '@/lib/contract/users';
import { loadPreview } from '@/lib/loaders/load-preview';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { sandbox } from './sandbox-api';

vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: '' }) }));
vi.mock('@/lib/server/preferences', () => ({ readTimeZone: async () => 'UTC' }));
vi.mock('@/lib/auth/session/read-session', () => ({ requireSession: async () => ({}) }));
vi.mock('@/lib/api/http/http', () => import('./sandbox-api'));

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  sandbox.request = (url) => api.request(url);
});
afterAll(() => api.close());

async function preview(list: string, uid: string) {
  const loaded = await loadPreview(previewOf(list) ?? expect.unreachable(list), uid);
  return loaded.ok ? loaded.value : expect.unreachable(loaded.failure.message);
}

async function round(scoringFormat: string): Promise<FriendlyRound> {
  const query = `status=COMPLETED&scoringFormat=${scoringFormat}&pageSize=1`;
  const { items } = await api.get(`/admin/friendly-rounds?${query}`, pageOf(FriendlyRound));
  return items[0] ?? expect.unreachable(scoringFormat);
}

it('PEEK-6 the preview of a user shows the fields, the latest friendly rounds and the events played', async () => {
  const { createdBy } = await round('STABLEFORD');
  const { items } = await api.get(`/admin/users?search=${createdBy.uid}`, pageOf(User));
  const shown = await preview('users', createdBy.uid);
  expect(shown).toMatchObject({
    name: `${createdBy.firstName} ${createdBy.lastName}`,
    href: `/all-users/${createdBy.uid}`,
  });
  expect(shown?.facts).toContainEqual({ id: 'uid', label: 'User ID', text: createdBy.uid, kind: 'id' });
  expect(shown?.facts.find(({ label }) => label === 'Country')).toMatchObject({ text: items[0]?.country?.name });
  expect(shown?.sections.map(({ title, columns }) => [title, columns])).toEqual([
    ['Latest friendly rounds', ['Course', 'Created At UTC', 'Result']],
    ['Past events', ['Name', 'Status', 'Starts UTC']],
  ]);
  expect(shown?.sections[0]?.rows[0]?.cells).toHaveLength(3);
});

it.each([
  ['STABLEFORD', 'Leaderboard', ['Pos', 'Player', 'Points'], /^T?1$/],
  ['STROKE_PLAY', 'Leaderboard', ['Pos', 'Player', 'To par', 'Net'], /^T?1$/],
  ['MATCH_PLAY', 'Match', ['Sides', 'Result'], / v /],
])('PEEK-6 the preview of a %s round shows the winner and the %s', async (format, title, columns, first) => {
  const { uid, course } = await round(format);
  const shown = await preview('rounds', uid);
  expect(shown).toMatchObject({ name: course.name, href: `/events/friendly-rounds/${uid}` });
  expect(shown?.facts.map(({ label }) => label)).toContain('Winner');
  expect(shown?.sections).toMatchObject([{ title, columns }]);
  expect(shown?.sections[0]?.rows[0]?.cells[0]).toMatch(first);
});

it.each([
  ['groups', '/admin/groups?', 'Group ID', /^Members/],
  ['group-members', '/admin/group-members?', 'Member ID', /^Latest handicaps/],
  ['events', '/admin/events?status=COMPLETED&', 'Event ID', /^Leaderboard/],
  ['event-rounds', '/admin/group-event-rounds?status=COMPLETED&', 'Round ID', /^Event/],
  ['courses', '/courses?search=baile&', 'Course ID', /^Tees/],
  ['countries', '/countries?', 'Country ID', null],
  ['regions', '/regions?', 'Region ID', null],
])(
  'PEEK-6 the preview of a record of %s shows its fields and the first rows of its lists',
  async (list, path, fact, title) => {
    const { items } = await api.get(`${path}pageSize=1`, pageOf(z.looseObject({ uid: z.string() })));
    const shown = await preview(list, items[0]?.uid ?? '');
    expect(shown?.facts).toContainEqual(expect.objectContaining({ label: fact, text: items[0]?.uid }));
    if (list === 'events') expect(shown?.facts[1]).toMatchObject({ label: 'Winner', text: expect.stringMatching(/./) });
    const errors = shown?.sections[1]?.rows.map(({ cells }) => cells.join(' ')).join();
    if (list === 'courses') expect((await courseErrors.loadResult(items[0] as Course)).words).toBe(errors);
    if (title) expect(shown?.sections.find((section) => title.test(section.title))?.rows.length).toBeGreaterThan(0);
  },
);

it('PEEK-5 a missing record and an unknown list have no preview', async () => {
  expect(await preview('users', '00000000-0000-4000-8000-000000000000')).toBeNull();
  expect(await preview('users', '../users')).toBeNull();
  for (const list of ['settings', 'admins', 'handicaps']) expect(previewOf(list)).toBeUndefined();
});
