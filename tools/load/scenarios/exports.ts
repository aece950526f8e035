import { once } from 'node:events';
import { staff } from '../../testing/browser.mjs';
import { control, type Sandbox } from '../../testing/sandbox';
import { startClient } from '../client';
import { growth } from '../probe';
import { atMost, mib, type Report } from '../report';
import type { Run } from '../start';
import { csvBytes } from '../upstream';

const MIB = 1024 * 1024;
const CSV = '/api/export/users';
const MANY = 10;
const ROWS = 1_000_000;
const OF_ACCOUNT = 3;

/**
 * Measures the app's memory during exports. First, a CSV of 50 MB that the client reads, does not read, or aborts
 * half-way; then ten CSVs of a million users at once.
 */
export async function soakExports({ client, upstream, probe, browser, sandbox }: Run): Promise<Report> {
  const file = upstream.setCsv(50 * MIB);
  let received = 0;
  const read = await growth(probe, async () => {
    for await (const part of await client.open(CSV)) received += (part as Buffer).length;
  });

  const unread = upstream.setCsv(50 * MIB);
  const unreadGrowth = await growth(probe, async (look) => {
    const answer = await client.open(CSV);
    await once(answer, 'readable');
    // The client reads nothing, so this loop waits until all buffers are full and the API sends no more bytes.
    for (let sent = -1; sent !== unread.sent; await look()) sent = unread.sent;
    answer.destroy();
    await unread.closed;
  });

  const endless = upstream.setCsv(Number.MAX_SAFE_INTEGER);
  const answer = await client.open(CSV);
  for await (const _ of answer) if (endless.sent > 5 * MIB) break;
  const aborted = performance.now();
  answer.destroy();
  await endless.closed;
  const ended = performance.now() - aborted;

  const clients = [client];
  while (clients.length * OF_ACCOUNT < MANY) {
    const account = await createAccount(sandbox, `exports-${clients.length}-${Date.now()}@fairway.test`);
    clients.push(await startClient(client.app, browser, account));
  }
  upstream.setCsv(csvBytes(ROWS));
  let complete = 0;
  let refused = 0;
  const many = await growth(probe, async () => {
    const open = (index: number) => clients[Math.floor(index / OF_ACCOUNT)]?.open(CSV);
    const answers = await Promise.all(Array.from({ length: MANY }, (_, index) => open(index)));
    const further = await client.open(CSV);
    refused = further.statusCode ?? 0;
    further.resume();
    await Promise.all(
      answers.map(async (one) => {
        let lines = -1;
        for await (const part of one ?? []) for (const byte of part as Buffer) if (byte === 10) lines += 1;
        if (lines >= ROWS) complete += 1;
      }),
    );
  });

  return {
    title: 'A CSV of 50 MB',
    figures: [
      ['received', mib(received / MIB), 'as much as was sent', received >= file.sent],
      atMost(64, 'memory it adds (RSS)', read),
      atMost(64, 'memory it adds, unread', unreadGrowth),
      ['read from the API, unread', mib(unread.sent / MIB), 'not all', unread.sent < 50 * MIB],
      ['call of the API ended after an abort', `${ended.toFixed(0)} ms`, '≤ 1 s', ended <= 1_000],
      [`${MANY} exports of a million users at once, complete`, `${complete}`, 'all', complete === MANY],
      atMost(256, 'memory they add together (RSS)', many),
      ['one export more', `${refused}`, '429', refused === 429],
    ],
  };
}

const UserPoolId = 'eu-west-2_Fairway01';

/** Creates an account outside the staff group, with the password of all sandbox accounts. */
async function createAccount(sandbox: Sandbox, email: string): Promise<typeof staff> {
  const names = { given_name: 'Ailsa', family_name: 'Craig', email_verified: 'true', email };
  const UserAttributes = Object.entries(names).map(([Name, Value]) => ({ Name, Value }));
  const ofPool = (operation: string, more: object) =>
    control(sandbox, { path: '', operation, body: { UserPoolId, Username: email, ...more } });
  await ofPool('AdminCreateUser', { MessageAction: 'SUPPRESS', UserAttributes });
  // Permanent, so that the app does not ask for a new password.
  await ofPool('AdminSetUserPassword', { Password: staff.password, Permanent: true });
  return { email, password: staff.password };
}
