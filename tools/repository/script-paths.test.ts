import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../process/root.mjs';

const files = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file))
  .map((file) => join(root, 'tools', file));

/** The paths in calls such as `join(root, 'sandbox', 'main.ts')`. */
const scripts = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/join\(root, ((?:'[\w-]+', )+'[\w-]+\.ts')\)/g)].map(([, parts = '']) =>
    parts.replaceAll("'", '').replaceAll(', ', '/'),
  ),
);

it.each(scripts)('the script %s, which a command starts, exists', (script) => {
  expect(existsSync(join(root, script))).toBe(true);
});
