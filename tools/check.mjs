// `npm run check -- <name> [options]` runs a check of checks.mjs; without a name, it lists them all.
import { join } from 'node:path';
import process from 'node:process';
import { checks } from './checks.mjs';
import { relay } from './process/relay.mjs';
import { root } from './process/root.mjs';

const [name = '', ...options] = process.argv.slice(2);
const check = Object.hasOwn(checks, name) ? checks[name] : undefined;
if (check) {
  const loader = check.file.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
  process.exitCode = await relay(process.execPath, [...loader, join(root, check.file), ...options]);
} else {
  const longest = Math.max(...Object.keys(checks).map(({ length }) => length));
  const lines = Object.entries(checks).map(([known, { does }]) => `  ${known.padEnd(longest)}  ${does}`);
  console.log(['npm run check -- <name>', '', ...lines].join('\n'));
  if (name) console.error(`\nThere is no check named ${name}.`);
  process.exitCode = name ? 2 : 0;
}
