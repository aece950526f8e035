import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { growth } from '../probe';
import { atMost, type Report, type Row } from '../report';
import { type Answered, load } from '../send';
import type { Run } from '../start';
import { p95 } from '../statistics';
import { withStatus } from './flood';

const POSTS = 60;
const BODY_BYTES = 9_900_000;
const DRIPS = 1_000;
const SECONDS = 15;

const LENGTH = `Content-Length: ${BODY_BYTES}`;
const CHUNKED = 'Transfer-Encoding: chunked';
const FORM = 'Content-Type: application/x-www-form-urlencoded';
const ACTION = `Next-Action: ${'0'.repeat(42)}`;
const kinds: Readonly<Record<string, readonly string[]>> = {
  'with a length': [LENGTH, FORM],
  'in chunks': [CHUNKED, FORM],
  'for a server action, as text': [LENGTH, 'Content-Type: text/plain;charset=UTF-8', ACTION],
  'for a server action, as a form': [CHUNKED, 'Content-Type: multipart/form-data; boundary=x', ACTION],
};

/**
 * Measures how clients without a session can slow down the app: with bodies of 9.9 MB that never end, and with
 * connections that send one header byte per second.
 */
export async function soakStrangers({ client, probes }: Run): Promise<Report> {
  const port = Number(new URL(client.app).port);
  const figures: Row[] = [];
  for (const [kind, headers] of Object.entries(kinds)) {
    let statuses: string[] = [];
    const grown = await growth(probes.app, async (look) => {
      const sent = Array.from({ length: POSTS }, () => postSlowly(port, headers));
      statuses = await Promise.all(sent.map(({ answer }) => answer));
      await look();
      for (const { socket } of sent) socket.destroy();
    });
    const expected = headers.includes(CHUNKED) ? '411' : '413';
    const refused = statuses.filter((status) => status === expected).length;
    figures.push([`${POSTS} bodies ${kind}, refused with ${expected}`, `${refused}`, 'all', refused === POSTS]);
    figures.push(atMost(64, 'memory they add (RSS)', grown));
  }

  const logins = (seconds: number) => load(client, () => '/login?reason=late', { connections: 8, rate: 8, seconds });
  const slowest = (answered: readonly Answered[]) => p95(answered.map(({ ms }) => ms));
  const before = slowest(await logins(SECONDS / 3));
  let open = 0;
  let meanwhile: Answered[] = [];
  const grown = await growth(probes.app, async () => {
    const sockets = Array.from({ length: DRIPS }, () => dripHeader(port));
    meanwhile = await logins(SECONDS);
    open = sockets.filter((socket) => !socket.closed).length;
    for (const socket of sockets) socket.destroy();
  });
  const failed = meanwhile.length - withStatus(meanwhile, 200).length;
  const slow = slowest(meanwhile);
  const drips = `${DRIPS} connections with a byte of a header a second, open after ${SECONDS} s`;
  figures.push(
    [drips, `${open}`, '≤ 500', open <= 500],
    atMost(64, 'memory they add (RSS)', grown),
    ['/login without 200 meanwhile', `${failed} of ${meanwhile.length}`, 'none', failed === 0 && meanwhile.length > 0],
    ['/login before, 95%', `${before.toFixed(0)} ms`],
    ['/login meanwhile, 95%', `${slow.toFixed(0)} ms`, '500 ms, or twice as before', slow <= Math.max(500, 2 * before)],
  );
  return { title: 'Slow strangers', figures };
}

/** Sends an endless body as fast as the app reads it. @returns the status, or `none` if none comes within SECONDS */
function postSlowly(port: number, headers: readonly string[]): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, 'localhost').on('error', () => undefined);
  const part = Buffer.alloc(64_000, 'x');
  let left = BODY_BYTES - 1;
  socket.write(['POST /login HTTP/1.1', 'Host: localhost', ...headers, '\r\n'].join('\r\n'));
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      const bytes = part.subarray(0, left);
      left -= bytes.length;
      if (headers.includes(CHUNKED)) socket.write(`${bytes.length.toString(16)}\r\n`);
      const goesOn = socket.write(bytes);
      if (headers.includes(CHUNKED)) socket.write('\r\n');
      if (!goesOn) return void socket.once('drain', more);
    }
  };
  more();
  const status = new Promise<string>((resolve) => {
    socket.once('data', (answer) => resolve(answer.toString().slice(9, 12)));
    socket.once('close', () => resolve('closed'));
  });
  return { socket, answer: Promise.race([status, delay(SECONDS * 1_000, 'none')]) };
}

function dripHeader(port: number): Socket {
  const socket = connect(port, 'localhost').on('error', () => undefined);
  socket.write('GET /login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  const timer = setInterval(() => socket.write('x'), 1_000);
  return socket.once('close', () => clearInterval(timer));
}
