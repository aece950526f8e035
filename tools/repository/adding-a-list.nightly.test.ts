import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Copy, copyRepository } from './followed-document';

let copy: Copy;
// Before each try: a repeated test needs a copy without the migration of the first.
beforeEach(() => {
  copy = copyRepository();
  copy.follow('docs/adding-a-list.md');
});
afterEach(() => copy.remove());

it('the list that docs/adding-a-list.md adds has a migration, types, lint, list behaviour and an export', {
  timeout: 600_000,
}, async () => {
  expect(await copy.run('npm', 'run', '--silent', 'db:generate')).toContain('Your SQL migration file');
  const tests = ['sandbox/api/lists', 'all-exports', 'lib/registry/all-lists', 'resources/clubs', '-t', 'clubs'];
  const [, , report] = await Promise.all([
    copy.run('tsc', '--noEmit', '--incremental', 'false'),
    copy.run('biome', 'ci', '.'),
    copy.run('vitest', 'run', '--project', 'http*', '--project', 'unit', '--reporter', 'verbose', ...tests),
  ]);
  for (const shown of [
    "/clubs > LIST-8 'foundedIn'",
    '/clubs > filter country',
    'clubs: its CSV',
    'clubs: one whose year is not known stands back',
    'clubs has only filters with keys of its endpoint',
  ]) {
    expect(report).toContain(shown);
  }
});
