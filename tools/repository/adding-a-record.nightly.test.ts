import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Copy, copyRepository } from './followed-document';

let copy: Copy;
beforeEach(() => {
  copy = copyRepository();
  copy.follow('docs/adding-a-list.md');
  copy.follow('docs/adding-a-record.md');
});
afterEach(() => copy.remove());

it('the record that docs/adding-a-record.md adds has types, lint, a place among the records and a list that names it', {
  timeout: 600_000,
}, async () => {
  const tests = ['lib/records', 'lib/registry/record-lists', 'lib/registry/all-lists', '-t', 'club'];
  const [, , report] = await Promise.all([
    copy.run('tsc', '--noEmit', '--incremental', 'false'),
    copy.run('biome', 'ci', 'app/(back-office)/clubs', 'components/resources/clubs', 'lib'),
    copy.run('vitest', 'run', '--project', 'unit', '--reporter', 'verbose', ...tests),
  ]);
  for (const shown of [
    'REC-1 the record club > is declared under its own kind',
    'REC-1 the record club > says each fact once',
    'REC-1 the list of all records of the kind club has its label',
    'clubs has only filters with keys of its endpoint',
  ]) {
    expect(report).toContain(shown);
  }
});
