import { CliError } from '../../process/cli-error.mjs';

export type GetJson = (path: string) => Promise<unknown>;

type List<Item> = { items: Item[]; paging: { total: number } };

/** The placeholders that `--path` may contain in braces, each with the function that finds a uid for it. */
export const placeholders: Readonly<Record<string, (get: GetJson) => Promise<string>>> = {
  userUid: findUserWithRounds,
  groupUid: firstOf('/admin/groups?pageSize=1'),
  memberUid: firstOf('/admin/group-members?pageSize=1'),
  eventUid: firstOf('/admin/events?pageSize=1&status=COMPLETED'),
  friendlyRoundUid: firstOf('/admin/friendly-rounds?pageSize=1&status=COMPLETED'),
};

/** Replaces the placeholders of a path by uids from the API. */
export async function fillPath(path: string, get: GetJson): Promise<string> {
  let filled = path;
  for (const [name, find] of Object.entries(placeholders)) {
    if (filled.includes(`{${name}}`)) filled = filled.replaceAll(`{${name}}`, encodeURIComponent(await find(get)));
  }
  return filled;
}

function firstOf(path: string) {
  return async (get: GetJson) => {
    const { items } = (await get(path)) as List<{ uid: string }>;
    if (!items[0]) throw new CliError(`The API has no rows at ${path}. Choose another --path.`);
    return items[0].uid;
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
