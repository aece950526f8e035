import { afterEach, expect, it } from 'vitest';
import { createInstances, type Instances } from './instances.mjs';

let instances: Instances | undefined;
afterEach(() => instances?.stop());

const answers = (port: number) => [
  '-e',
  `require('node:http').createServer((_, answer) => answer.end('ok')).listen(${port}, '127.0.0.1')`,
];

it('gives all that wait the instance that starts, and ends each after its requests', async () => {
  instances = createInstances({ count: 1, requestsEach: 3, env: process.env, onLine: () => {}, program: answers });
  const taken = await Promise.all(Array.from({ length: 6 }, () => instances?.take()));
  expect(taken.map((one) => one?.served)).toEqual([3, 3, 3, 3, 3, 3]);
  expect(new Set(taken).size).toBe(2);
  for (const one of taken.slice(0, 3)) instances.release(one as NonNullable<typeof one>);
  await expect.poll(() => instances?.counts.ended).toBe(1);
});
