import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = `${import.meta.dirname}/../../app`;

it('ERR-3 each route that shows what others met asks the API first whether its reader has access', () => {
  const what = 'recordedDifferences(';
  const readers = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(`${app}/${file}`, 'utf8') }))
    .filter(({ source }) => source.includes(what));
  expect(readers.length).toBeGreaterThan(0);
  const unguarded = readers.filter(({ source }) => {
    const asked = source.indexOf('checkAccess()');
    return asked < 0 || asked > source.indexOf(what);
  });
  expect(unguarded.map(({ file }) => file)).toEqual([]);
});
