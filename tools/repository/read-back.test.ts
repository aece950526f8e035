import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = `${import.meta.dirname}/../..`;

/**
 * A comment that exempts code from the rule of `tools/lint/read-back.grit`, so that the code may query the DOM and
 * listen to its events.
 */
const EXCEPTION = /^\s*(?:\/\/|\{\/\*) biome-ignore lint\/plugin: (.*?)(?: \*\/\})?$/gm;

it('at most ten code lines query the DOM, each with a comment that gives the reason', () => {
  const places = ['app', 'components'].flatMap((room) =>
    readdirSync(`${root}/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(`${root}/${room}/${file}`, 'utf8').matchAll(EXCEPTION)].map(
          ([, reason]) => `${room}/${file}: ${reason}`,
        ),
      ),
  );
  expect(places.length, 'it finds them').toBeGreaterThan(0);
  expect(places.length, places.join('\n')).toBeLessThanOrEqual(10);
  for (const place of places) expect(place).toMatch(/: \S+ \S+/);
});
