import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;

/** Browser code that may keep state outside the store of components/navigation. */
const allowed = /^(ui|feedback)\/|\.test\.tsx?$/;

it('browser code keeps state that outlives a screen in a store, never in a module variable', () => {
  const sources = readdirSync(`${root}/components`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !allowed.test(file));
  expect(sources.length).toBeGreaterThan(200);
  const variables = sources.flatMap((file) =>
    [...readFileSync(`${root}/components/${file}`, 'utf8').matchAll(/^(?:export )?let (\w+)/gm)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  expect(variables).toEqual([]);
});
