import { CliError } from '../../process/cli-error.mjs';
import type { Processes } from '../../process/processes.mjs';
import { accessToken, type Sandbox } from '../../testing/sandbox';

type GetJson = (path: string) => Promise<unknown>;

/** Returns a function that fetches JSON from the sandbox's API as a staff member. */
export async function apiClient(processes: Processes, sandbox: Sandbox, api: string): Promise<GetJson> {
  const headers = { Authorization: `Bearer ${await accessToken(processes, sandbox)}` };
  return async (path) => {
    const response = await fetch(api + path, { headers });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
}

type List<Item> = { items: Item[]; paging: { total: number } };

/** The placeholders that `--path` may contain in braces, each with a function that finds a uid for it. */
export const placeholders: Readonly<Record<string, (get: GetJson) => Promise<string>>> = {
  userUid: findUserWithRounds,
  secondUserUid: nthOf('/admin/users?pageSize=3', 0),
  thirdUserUid: nthOf('/admin/users?pageSize=3', 1),
  fourthUserUid: nthOf('/admin/users?pageSize=3', 2),
  courseUid: nthOf('/courses?pageSize=1', 0),
  groupUid: nthOf('/admin/groups?pageSize=1', 0),
  memberUid: nthOf('/admin/group-members?pageSize=1', 0),
  eventUid: nthOf('/admin/events?pageSize=1&status=COMPLETED', 0),
  friendlyRoundUid: nthOf('/admin/friendly-rounds?pageSize=1&status=COMPLETED', 0),
};

/** Replaces the placeholders of a path by uids from the API. */
export async function fillPath(path: string, get: GetJson): Promise<string> {
  let filled = path;
  for (const [name, find] of Object.entries(placeholders)) {
    if (filled.includes(`{${name}}`)) filled = filled.replaceAll(`{${name}}`, encodeURIComponent(await find(get)));
  }
  return filled;
}

function nthOf(path: string, index: number) {
  return async (get: GetJson) => {
    const item = ((await get(path)) as List<{ uid: string }>).items[index];
    if (!item) throw new CliError(`The API has too few rows at ${path}. Choose another --path.`);
    return item.uid;
  };
}

/** Finds the user with the most friendly rounds among the creators of the first 50 rounds. */
async function findUserWithRounds(get: GetJson): Promise<string> {
  const rounds = (await get('/admin/friendly-rounds?pageSize=50')) as List<{ createdBy: { uid: string } }>;
  let most = { uid: '', total: 0 };
  for (const uid of new Set(rounds.items.map(({ createdBy }) => createdBy.uid))) {
    const list = (await get(`/admin/users/${encodeURIComponent(uid)}/friendly-rounds?pageSize=1`)) as List<unknown>;
    if (list.paging.total > most.total) most = { uid, total: list.paging.total };
  }
  if (most.total === 0) throw new CliError('No user of the API has friendly rounds. Choose another --path.');
  return most.uid;
}
