import { expect, it } from 'vitest';
import { nodeAdvice } from './node-advice';

it.each(['20.20.2', '22.23.3', '24.21.0', '26.0.0'])(
  'OPS-4 for Node %s, the advice names the versions to install',
  (version) => {
    expect(nodeAdvice(version)).toMatch(/install one of \^22\.\d+\.\d+ \|\| \^24\.\d+\.\d+$/);
  },
);

it.each(['22.23.4', '24.22.1', '24.30.0'])('OPS-4 for Node %s, there is no advice', (version) => {
  expect(nodeAdvice(version)).toBeUndefined();
});
