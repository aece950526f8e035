import { expect, it } from 'vitest';
import { byPart } from './probe';

it('byPart adds up the sampled time per type of work and divides it by the number of requests', () => {
  const frame = (id: number, url: string, functionName = 'f') => ({ id, callFrame: { functionName, url } });
  const profile = byPart(
    {
      nodes: [
        frame(1, '', '(idle)'),
        frame(2, '', '(garbage collector)'),
        frame(3, 'file:///app/node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'),
        frame(4, 'file:///app/.next/server/chunks/ssr/node_modules_next_dist_1._.js'),
        frame(5, 'file:///app/.next/server/chunks/ssr/_1._.js'),
        frame(6, 'node:zlib'),
        frame(7, 'node:internal/deps/undici/undici'),
        frame(8, '', 'writev'),
      ],
      samples: [1, 2, 3, 4, 5, 6, 7, 8, 3],
      timeDeltas: [9_000, 2_000, 4_000, 1_000, 3_000, 500, 700, 300, 1_000],
    },
    2,
  );
  expect(profile).toEqual({
    idle: 4.5,
    'Garbage collection': 1,
    'React and the framework': 3,
    'Code of the build': 1.5,
    'Call of the API': 0.35,
    'Node and its sockets': 0.4,
  });
});
