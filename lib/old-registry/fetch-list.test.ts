import { beforeEach, expect, it, vi } from 'vitest';
import { forgetMismatches, loggedMismatches } from '@/lib/api/contract-mismatch.fixture';
import { eventsOfGroup } from './events';
import { fetchList } from './fetch-list';
import { groupMembers } from './members';
import { withSeenValues } from './seen-values';

const { fetchPage } = vi.hoisted(() => ({ fetchPage: vi.fn() }));
vi.mock('@/lib/api/http/fetch', () => ({ fetchPage }));

const answer = (endpoint: string, ...items: object[]) =>
  fetchPage.mockResolvedValue({
    endpoint,
    rows: items.map((item) => ({ ok: true, item })),
    paging: { pageNumber: 1, pageSize: 10, total: items.length },
  });
const logged = () => loggedMismatches().map(({ endpoint, fault }) => [endpoint, fault]);
beforeEach(forgetMismatches);

it('LIST-15 asks for the rows of its record, and leaves out those of others', async () => {
  answer('events.list', { uid: 'e1', group: { uid: 'g1' } }, { uid: 'e2', group: { uid: 'g2' } });
  const { rows, paging } = await fetchList(eventsOfGroup, { pageSize: 10 }, { uid: 'g1' });
  expect(fetchPage).toHaveBeenLastCalledWith('events.list', { pageSize: 10, group: 'g1' }, expect.anything());
  expect(rows).toMatchObject([{ item: { uid: 'e1' } }]);
  expect(paging.total).toBeNull();
  expect(logged()).toContainEqual(['events.list', 'filter group: not applied']);
});

it('ERR-3 logs a filter that the API did not apply, and says so', async () => {
  answer('members.list', { uid: 'm1', handicap: 4 }, { uid: 'm2', handicap: 33 });
  const { ignored } = await fetchList(groupMembers, { handicapMax: 7 });
  expect(ignored).toEqual([{ label: 'Handicap', differ: 1, of: 2 }]);
  expect(logged()).toContainEqual(['members.list', 'filter Handicap: not applied']);
});

it('FILTER-1 keeps the words that rows have, for the choices of filters', async () => {
  answer('members.list', { uid: 'm1', role: 'TREASURER' });
  await fetchList(groupMembers, {});
  const choices = withSeenValues('members.list', groupMembers.filters ?? [], { ok: true, value: null }, {});
  expect(choices.role).toContainEqual({ value: 'TREASURER', label: 'Treasurer' });
});
