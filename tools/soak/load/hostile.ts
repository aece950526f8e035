import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { rawRequest } from '../../testing/raw-request';
import { type Figure, none, type Report, times } from '../figures';
import type { Run } from '../scenario';
import { capacity, flood, floodFigures, floodRate, load, probe, recovery, withStatus } from './flood';

const SECONDS = 8;
const A_SECOND = 25;
const FLOOD_SECONDS = 20;

/** What strangers try at the edge: GETs whose body never comes, addresses and headers that pose as others. */
export async function soakHostile({ client }: Run): Promise<Report> {
  const { port } = new URL(client.app);
  const screens = () => load(client, () => '/all-users', { connections: 4, rate: 4, seconds: SECONDS });
  const before = await screens();
  const [answers, meanwhile] = await Promise.all([announceBodies(Number(port)), screens()]);
  const refused = answers.filter((answer) => answer === '400').length;
  const figures: Figure[] = [
    [
      `GETs whose body never comes, ${A_SECOND} a second: refused with 400`,
      `${refused} of ${answers.length}`,
      'all',
      refused === answers.length,
    ],
    none('screens without 200 meanwhile', meanwhile.length - withStatus(meanwhile, 200).length),
    ['screens before, 95%', times(before, 0.95)],
    ['screens meanwhile, 95%', times(meanwhile, 0.95)],
  ];

  const rate = floodRate(await capacity(client));
  const disguised = (index: number) => `/_next/%2e%2e/all-users?pageNumber=${1 + (index % 50)}`;
  const [flooded, probes] = await Promise.all([
    flood(client, { rate, seconds: FLOOD_SECONDS }, disguised),
    probe(client, { rate: 4, seconds: FLOOD_SECONDS }),
  ]);
  const ofFlood = floodFigures(flooded, probes, await recovery(client));
  figures.push(...ofFlood.map(([what, ...rest]): Figure => [`screens as files, ${what}`, ...rest]));
  figures.push(...(await forgedFigures(port)));
  return { title: 'Hostile requests', figures };
}

/** @returns the status of each, `closed` without one, or `none` while it is open */
async function announceBodies(port: number): Promise<string[]> {
  const answers: Promise<string>[] = [];
  for (let index = 0; index < A_SECOND * SECONDS; index += 1) {
    answers.push(announceBody(port));
    await delay(1_000 / A_SECOND);
  }
  const rest = delay(1_000, 'none');
  return Promise.all(answers.map((answer) => Promise.race([answer, rest])));
}

function announceBody(port: number): Promise<string> {
  const socket = connect(port, 'localhost').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
  return new Promise((resolve) => {
    socket.once('data', (answer) => resolve(answer.toString().slice(9, 12)));
    socket.once('close', () => resolve('closed'));
  });
}

/** Addresses that resemble those where the middleware does not run, with headers that it alone sets. */
async function forgedFigures(port: string): Promise<Figure[]> {
  const headers = { 'x-fairway-path': '/groups', 'content-security-policy': "script-src 'nonce-forged'" };
  const paths = ['/iconxsvg', '/robotsxtxt', '/_next/../iconxsvg'];
  const answers = await Promise.all(paths.map((path) => rawRequest(path, { port, headers })));
  const withPolicy = answers.filter((answer) => answer.headers['content-security-policy']);
  const believed = answers.filter((answer) => /groups|nonce-forged/.test(JSON.stringify(answer.headers)));
  return [
    none('addresses like those of files without a policy', answers.length - withPolicy.length),
    none('forged headers that were believed', believed.length),
  ];
}
