import { expect, it } from 'vitest';
import { planOf } from './plan.mjs';

it.each([
  [['lib/routes.test.ts'], ['Tests'], []],
  [['./e2e/search', 'lib/routes.test.ts'], ['Tests'], ['main']],
  [['e2e/sign-in/'], [], ['identity', 'main']],
  [['e2e', 'e2e/search'], [], ['main']],
  [['--nightly', 'tools/repository'], ['Tests'], []],
])('npm test -- %s runs only what the named tests need', (args, runs, servers) => {
  const { vitest, playwright } = planOf(args);
  expect([Object.keys(vitest), (playwright?.servers ?? []).map(({ name }) => name).sort()]).toEqual([runs, servers]);
});

it.each([
  [['lib/routes.test.ts', 'e2e/serch', 'lib/routes.ts'], 'No test is in e2e/serch or lib/routes.ts.'],
  [['tools/repository/adding.nightly.test.ts'], 'No test is in tools/repository/adding.nightly.test.ts.'],
])('npm test -- %s fails and names the paths without tests', (args, message) => {
  expect(() => planOf(args)).toThrow(message);
});
