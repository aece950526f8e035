import { expect, it } from 'vitest';
import { fillPath } from './address';

const answers: Readonly<Record<string, unknown>> = {
  '/admin/friendly-rounds?pageSize=50': {
    items: [{ createdBy: { uid: 'few' } }, { createdBy: { uid: 'most' } }, { createdBy: { uid: 'none' } }],
  },
  '/admin/users/few/friendly-rounds?pageSize=1': { items: [{}], paging: { total: 1 } },
  '/admin/users/most/friendly-rounds?pageSize=1': { items: [{}], paging: { total: 30 } },
  '/admin/users/none/friendly-rounds?pageSize=1': { items: [], paging: { total: 0 } },
  '/admin/groups?pageSize=1': { items: [] },
};
const get = async (path: string) => answers[path];

it('fillPath replaces {userUid} by the user with the most friendly rounds', async () => {
  expect(await fillPath('/all-users/{userUid}/friendly-rounds', get)).toBe('/all-users/most/friendly-rounds');
});

it('fillPath does not change a path without placeholders', async () => {
  expect(await fillPath('/groups?q=a%20b', get)).toBe('/groups?q=a%20b');
});

it('fillPath fails when the API has too few rows', async () => {
  await expect(fillPath('/groups/{groupUid}', get)).rejects.toThrow('too few rows at /admin/groups?pageSize=1');
});
