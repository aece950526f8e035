import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../testing/statistics';
import type { Figure, Report } from '../figures';
import { growth } from '../growth';
import type { Run } from '../scenario';
import { load } from './flood';

const POSTS = 60;
const BODY_BYTES = 9_900_000;
const CONNECTIONS = 1_000;
const SECONDS = 15;

const ACTION = `Next-Action: ${'0'.repeat(42)}`;
const kinds: Readonly<Record<string, readonly string[]>> = {
  'with a length': [`Content-Length: ${BODY_BYTES}`, 'Content-Type: application/x-www-form-urlencoded'],
  'in chunks': ['Transfer-Encoding: chunked', 'Content-Type: application/x-www-form-urlencoded'],
  'for a server action, as text': [`Content-Length: ${BODY_BYTES}`, 'Content-Type: text/plain;charset=UTF-8', ACTION],
  'for a server action, as a form': [
    'Transfer-Encoding: chunked',
    'Content-Type: multipart/form-data; boundary=x',
    ACTION,
  ],
};

/** What strangers can hold: bodies of 9.9 MB that never end, and connections that send a byte of a header a second. */
export async function soakStrangers({ client, memoryPort }: Run): Promise<Report> {
  const { port } = new URL(client.app);
  const figures: Figure[] = [];
  for (const [kind, headers] of Object.entries(kinds)) {
    const statuses: string[] = [];
    const grown = await growth(memoryPort, async (look) => {
      const sent = Array.from({ length: POSTS }, () => postSlowly(Number(port), headers));
      await Promise.all(sent.map(async ({ answer }) => statuses.push(await answer)));
      await look();
      for (const { socket } of sent) socket.destroy();
    });
    const refused = statuses.filter((status) => status === '413').length;
    figures.push(
      [`${POSTS} bodies ${kind}, refused with 413`, `${refused}`, 'all', refused === POSTS],
      ['memory they add (RSS)', `${grown.toFixed(1)} MiB`, '≤ 64 MiB', grown <= 64],
    );
  }

  const probe = (seconds: number) => load(client, () => '/login?reason=expired', { connections: 8, rate: 8, seconds });
  const before = p95(await probe(SECONDS / 3));
  let open = 0;
  const probes: { status: number; ms: number }[] = [];
  const grown = await growth(memoryPort, async () => {
    const sockets = Array.from({ length: CONNECTIONS }, () => dripHeader(Number(port)));
    probes.push(...(await probe(SECONDS)));
    open = sockets.filter((socket) => !socket.closed).length;
    for (const socket of sockets) socket.destroy();
  });
  const failed = probes.filter(({ status }) => status !== 200).length;
  const slow = p95(probes);
  figures.push(
    [
      `${CONNECTIONS} connections with a byte of a header a second, open after ${SECONDS} s`,
      `${open}`,
      '≤ 500',
      open <= 500,
    ],
    ['memory they add (RSS)', `${grown.toFixed(1)} MiB`, '≤ 64 MiB', grown <= 64],
    ['/login without 200 meanwhile', `${failed} of ${probes.length}`, 'none', failed === 0 && probes.length > 0],
    ['/login before, 95%', `${before.toFixed(0)} ms`],
    ['/login meanwhile, 95%', `${slow.toFixed(0)} ms`, '500 ms, or twice as before', slow <= Math.max(500, 2 * before)],
  );
  return { title: 'Slow strangers', figures };
}

const p95 = (screens: readonly { ms: number }[]) =>
  quantile(
    screens.map(({ ms }) => ms),
    0.95,
  );

/** Sends all of the body but its end, as fast as the app reads. @returns the status, or `none` after SECONDS */
function postSlowly(port: number, headers: readonly string[]): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, 'localhost').on('error', () => undefined);
  const chunked = headers.some((header) => header.endsWith('chunked'));
  const part = Buffer.alloc(64_000, 'x');
  let left = BODY_BYTES - 1;
  socket.write(['POST /login HTTP/1.1', 'Host: localhost', ...headers, '\r\n'].join('\r\n'));
  const more = () => {
    while (left > 0 && !socket.destroyed) {
      const bytes = part.subarray(0, left);
      left -= bytes.length;
      if (chunked) socket.write(`${bytes.length.toString(16)}\r\n`);
      const goesOn = socket.write(bytes);
      if (chunked) socket.write('\r\n');
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
  socket.once('close', () => clearInterval(timer));
  return socket;
}
