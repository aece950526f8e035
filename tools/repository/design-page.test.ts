import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What has no look of its own: it is a part of others. */
const WITHOUT_LOOK = ['slot', 'sidebar-provider', 'tooltip'];

const sources = readdirSync('app/design').map((file) => readFileSync(`app/design/${file}`, 'utf8'));
const shown = sources.flatMap((source) => [...source.matchAll(/<Specimen file="([\w-]+)"/g)].map(([, file]) => file));
const components = readdirSync('components/ui')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));

it('the page of all components shows every file of components/ui once', () => {
  expect(components.length).toBeGreaterThan(20);
  expect(components.filter((file) => !WITHOUT_LOOK.includes(file) && !shown.includes(file))).toEqual([]);
  expect(shown.filter((file) => !components.includes(file ?? ''))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});
