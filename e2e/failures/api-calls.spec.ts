import { callLimits } from '../../tools/testing/call-limits';
import type { Api } from '../support/api';
import { findPlayerResult } from '../support/player-result';
import { app, cookieOf, sha256, startSession } from '../support/session';
import { expect, test } from '../support/test';

type Round = { uid: string; course: { uid: string } };

const SCREENS = callLimits();

test('COST-1 each screen makes at most the API calls listed in api-calls.txt, and never more than 30', async ({
  api,
  fault,
}) => {
  expect(SCREENS.length).toBeGreaterThan(25);
  const session = await startSession();
  const Cookie = await cookieOf(session);
  const calls = await fault({ match: '/', bearer: sha256(session.accessToken) });
  const ids = await findIds(api);
  const counted: string[] = [];
  const expected: string[] = [];
  for (const { address, most } of SCREENS) {
    const before = await calls.hits();
    const path = address.replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? `no ${name}`);
    const response = await fetch(app + path, { headers: { Cookie } });
    expect(response.status, path).toBe(200);
    await response.text();
    const made = (await calls.hits()) - before;
    counted.push(`${address} makes ${made > most ? `${made}, more than ${most}` : `at most ${most}`}`);
    expected.push(`${address} makes at most ${most}`);
    expect(most, address).toBeLessThanOrEqual(30);
  }
  expect(counted).toEqual(expected);
});

async function findIds(api: Api): Promise<Record<string, string>> {
  const { user, event } = await findPlayerResult(api);
  const rounds = await api.list('admin/friendly-rounds', { status: 'COMPLETED', scoringFormat: 'STABLEFORD' });
  const round = rounds.items[0] as Round;
  const first = async (path: string, query = {}) => String((await api.list(path, query)).items[0]?.uid);
  const { items: users } = await api.listUsers({ pageNumber: 2 });
  const [group] = (await api.list('admin/groups', { sortedBy: '-membersCount' })).items;
  return {
    userUid: user,
    eventUid: event,
    groupUid: String(group?.uid),
    memberUid: await first(`admin/groups/${group?.uid}/members`),
    roundUid: round.uid,
    courseUid: round.course.uid,
    countryUid: await first('countries'),
    regionUid: await first('regions'),
    secondUserUid: String(users[0]?.uid),
    thirdUserUid: String(users[1]?.uid),
    fourthUserUid: String(users[2]?.uid),
  };
}
