import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '../../tools/contract-check/endpoints';
import { root } from '../../tools/process/root.mjs';
import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { signInAtProvider } from '../support/identity-provider';
import { expect, test } from '../support/test';
import { fields, keys, queryNames } from './dialect.mjs';
import { startForeignApi } from './server.mjs';

/** Runs the contract check of the copied app against this API. */
async function contractCheck(copy: string, address: string) {
  const { AccessToken: CONTRACT_TOKEN } = await signInAtProvider();
  const args = ['--import', 'tsx', 'tools/contract-check/main.ts', '--api', address, '--json'];
  const options = { cwd: copy, env: { ...process.env, CONTRACT_TOKEN }, maxBuffer: 64e6 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch(
    // The check exits with code 1 when it finds differences.
    (error: { stdout: string }) => error,
  );
  return JSON.parse(stdout) as { results: { outcome: string; findings: { actual: string }[] }[] };
}

function edit(path: string, change: (text: string) => string) {
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, path).not.toBe(before);
  writeFileSync(path, after);
}

/** Writes the API's names of parameters, sort keys and fields into the copy of lib/api/http/wire.ts. */
function adapt(copy: string) {
  const lines = {
    page: `{ name: '${queryNames.page}', first: 0 }`,
    size: `'${queryNames.size}'`,
    search: `'${queryNames.search}'`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is written to a file as a template literal
    sort: "(key, descending) => ({ sort: `${key},${descending ? 'desc' : 'asc'}` })",
    names: JSON.stringify(keys, null, 4),
    fields: JSON.stringify(Object.fromEntries(Object.entries(fields).map(([name, { to }]) => [name, to])), null, 4),
  };
  edit(join(copy, 'lib/api/http/wire.ts'), (text) =>
    Object.entries(lines).reduce(
      (before, [name, line]) => before.replace(new RegExp(`^  ${name}: .*,$`, 'm'), () => `  ${name}: ${line},`),
      text,
    ),
  );
}

// biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern for fixtures
test('the steps in docs/contract.md adapt the app to an API with renamed fields and parameters, and change as many lines as the document states @nightly', async ({}) => {
  test.setTimeout(300_000);
  const copy = mkdtempSync(join(tmpdir(), 'fairway-foreign-'));
  const foreign = await startForeignApi({ target: `http://127.0.0.1:${e2eConfig.sandboxPort}/api/v1` });
  try {
    for (const path of [
      'lib',
      'tools/contract-check',
      'tools/process',
      'sandbox/api/contract.ts',
      'tsconfig.json',
      'package.json',
    ]) {
      cpSync(join(root, path), join(copy, path), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');

    const { usersCount: _, ...alike } = fields;
    const told = (await contractCheck(copy, foreign.address)).results.flatMap(({ findings }) =>
      findings.map(({ actual }) => actual),
    );
    for (const { to } of Object.values(alike)) expect(told.join('\n')).toMatch(new RegExp(`it may be .*${to}`));

    adapt(copy);
    const { results } = await contractCheck(copy, foreign.address);
    expect(results.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
    expect(results).toHaveLength(endpoints().length);

    const { stdout } = spawnSync('git', ['diff', '--no-index', '--numstat', join(root, 'lib'), join(copy, 'lib')], {
      encoding: 'utf8',
    });
    const written = stdout.split('\n').reduce((sum, line) => sum + Number(line.split('\t')[0]), 0);
    const [, lines] = /\*\*(\d+) lines\*\*/.exec(readFileSync(join(root, 'docs', 'contract.md'), 'utf8')) ?? [];
    expect(written).toBe(Number(lines));
  } finally {
    foreign.close();
    rmSync(copy, { recursive: true, force: true });
  }
});
