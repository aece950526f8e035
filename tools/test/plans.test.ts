import { expect, it } from 'vitest';
import { nightly, ofPaths } from './plans.mjs';

const names = (stages: readonly { name: string }[]) => stages.map(({ name }) => name);

it.each([
  ['lib/routes.test.ts', ['Install', 'Tests']],
  ['e2e/search', ['Install', 'Build', 'Browser tests']],
  ['search', ['Install', 'Tests', 'Build', 'Browser tests']],
])('npm test -- %s runs only the stages that the chosen tests need', (path, stages) => {
  expect(names(ofPaths([path]))).toEqual(stages);
});

it.each([
  [['lib/rutes.test.ts'], 'No test is in lib/rutes.test.ts.'],
  [['lib/routes.test.ts', 'e2e/serch', 'lib/gulf'], 'No test is in e2e/serch or lib/gulf.'],
  [['tools/repository/adding.nightly.test.ts'], 'No test is in tools/repository/adding.nightly.test.ts.'],
])('npm test -- %s fails and names the paths without a test', (paths, message) => {
  expect(() => ofPaths(paths)).toThrow(message);
});

it('npm run test:nightly -- <path> runs only nightly tests, and fails if the path has none', () => {
  expect(names(nightly(['tools/repository/adding']))).toEqual(['Install', 'Tests']);
  expect(() => nightly(['lib/routes.test.ts'])).toThrow('No test is in lib/routes.test.ts.');
});
