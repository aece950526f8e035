import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Endpoint, endpoints } from '../contract-check/endpoints';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { writeBetweenMarkers } from '../process/report.mjs';
import { root } from '../process/root.mjs';
import { freePort } from '../testing/loopback.mjs';
import { buildApp } from '../up/build.mjs';
import { startApp, startSandbox } from '../up/services.mjs';
import { changesBetween, excerpt } from './compare';
import { type Case, drawCase, FAULTS } from './faults';
import { type Field, fieldsIn } from './fields';
import { judgeOf, type Worker } from './judge';
import { type ApiProxy, startProxy } from './proxy';
import { findScreens, type Screen, screensOf } from './screens';
import { signIn } from './session';
import { countsOf, type Outcome, resultsOf, toMarkdown } from './table';
import { openTold } from './told';
import { treeOf } from './tree';

const DIR = '.sandbox/field-faults';
const failedFile = join(root, DIR, 'failed.json');
const preload = new URL('differences.mjs', import.meta.url).href;

await main(async (processes) => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      failed: { type: 'boolean', default: false },
      share: { type: 'boolean', default: false },
      seed: { type: 'string', default: '20261101' },
      write: { type: 'boolean', default: false },
      workers: { type: 'string', default: '3' },
      screens: { type: 'string', default: '3' },
      report: { type: 'string' },
      counts: { type: 'string' },
    },
  });
  const seed = wholeNumber('seed', values.seed);
  if (values.write && (values.only.length > 0 || values.failed)) {
    throw new CliError('--write is for a run of all fields.');
  }
  const ports = {
    PORT: portFromEnv(process.env, 'PORT', 3600),
    SANDBOX_PORT: portFromEnv(process.env, 'SANDBOX_PORT', 4600),
  };
  await checkPorts(ports);
  const before = values.failed ? await readFailed() : null;
  const chosen = endpoints().map((endpoint): [Endpoint, Field[]] => [
    endpoint,
    fieldsIn(endpoint).filter((field) => isChosen(field, values.only, before)),
  ]);
  const fields = chosen.flatMap(([, some]) => some);
  if (fields.length === 0) throw new CliError('No field matches.');

  await buildApp(processes);
  process.env.SANDBOX_NOW ||= '2026-11-01';
  process.env.SANDBOX_USERS ||= '200';
  process.env.SANDBOX_ROUNDS ||= '400';
  const settings = await startSandbox(processes, { port: ports.SANDBOX_PORT, dir: DIR });
  const proxy = await startProxy(settings.API_URL ?? '');
  const toldPort = await freePort();
  const { address } = await startApp(processes, {
    port: ports.PORT,
    settings: {
      ...settings,
      API_URL: proxy.address,
      FIELD_FAULTS_PORT: String(toldPort),
      NODE_OPTIONS: `--import=${preload}`,
    },
  });
  const told = openTold(toldPort);
  const workers: Worker[] = [];
  for (let index = 0; index < wholeNumber('workers', values.workers); index += 1) {
    workers.push(await openWorker(address, proxy, told));
  }
  const [first] = workers;
  if (!first) throw new CliError('--workers is at least 1.');
  const screens = await findScreens(first.session, first.lane, fields, values.share ? 4 : 12);
  console.log(`${screens.length} screens of ${new Set(screens.map(({ kind }) => kind)).size} kinds, seed ${seed}`);
  await checkSteady(screens, first);

  if (values.report) await writeFile(values.report, '');
  const most = wholeNumber('screens', values.screens);
  const outcomes: Outcome[] = [];
  const unseen: Field[] = [];
  const queue = chosen.flatMap(([endpoint, some]) => some.map((field) => ({ endpoint, field })));
  const started = Date.now();
  let done = 0;
  const work = async (worker: Worker) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { endpoint, field } = next;
      const own = screensOf(screens, field, values.share ? 1 : most);
      if (own.length === 0) unseen.push(field);
      const judge = judgeOf(field, endpoint.answer, worker);
      const cases = own.length > 0 ? casesOf(field, seed, values.share) : [];
      for (const [index, one] of cases.entries()) {
        if (before && !before.has(keyOf(one))) continue;
        // Every fault on the first screen; on the others one each, another one from field to field.
        const tried = own.filter((_, place) => place === 0 || (field.name.length + place) % cases.length === index);
        const failures = await judge(one, tried);
        const told = failures.map(({ screen, what }) => `${screen} ${what}`);
        outcomes.push({
          endpoint: field.endpoint,
          field: field.name,
          fault: one.fault,
          title: one.title,
          failures: told,
        });
        for (const line of told.slice(0, 3)) console.log(`✗ ${field.endpoint} ${one.title}\n    ${line}`);
        if (values.report)
          await appendFile(values.report, told.map((line) => `${field.endpoint} ${one.title} | ${line}\n`).join(''));
      }
      done += 1;
      if (done % 25 === 0)
        console.log(`${done} of ${fields.length} fields, ${Math.round((Date.now() - started) / 1000)} s`);
    }
  };
  await Promise.all(workers.map(work));
  proxy.close();

  for (const { endpoint, name } of unseen) console.log(`not in the data: ${endpoint} ${name}`);
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  await mkdir(join(root, DIR), { recursive: true });
  await writeFile(
    failedFile,
    JSON.stringify(failed.map(({ endpoint, field, fault }) => `${endpoint} ${field} ${fault}`)),
  );
  if (values.counts) await writeFile(values.counts, JSON.stringify(countsOf(outcomes)));
  const table = toMarkdown(resultsOf(chosen, outcomes), unseen.length, seed, values.share);
  console.log(`\n${table}\n`);
  if (values.write) await writeBetweenMarkers('docs/reliability.md', 'field-faults', table);
  console.log(
    `${outcomes.length - failed.length} of ${outcomes.length} survived, ${unseen.length} fields not in the data`,
  );
  return failed.length === 0 ? 0 : 1;
});

async function readFailed(): Promise<ReadonlySet<string>> {
  return new Set(JSON.parse(await readFile(failedFile, 'utf8')) as string[]);
}

function keyOf({ field, fault }: Case): string {
  return `${field.endpoint} ${field.name} ${fault}`;
}

function isChosen(field: Field, only: readonly string[], before: ReadonlySet<string> | null): boolean {
  const key = `${field.endpoint} ${field.name}`;
  if (before && !FAULTS.some((fault) => before.has(`${key} ${fault}`))) return false;
  return only.length === 0 || only.some((start) => key === start || key.startsWith(start));
}

/** Each fault of a field; of a share only one, another one from field to field. */
function casesOf(field: Field, seed: number, share: boolean): Case[] {
  const cases = FAULTS.map((fault) => drawCase(field, fault, seed)).filter((one) => one !== null);
  return share ? cases.filter((_, index) => index === field.name.length % cases.length) : cases;
}

async function openWorker(app: string, proxy: ApiProxy, told: Worker['told']): Promise<Worker> {
  const lane = proxy.open();
  const session = await signIn(app);
  await session.get('/admin-users');
  return { session, lane, told };
}

/** A screen that differs from itself without a fault would hide what a fault does. */
async function checkSteady(screens: readonly Screen[], { session }: Worker): Promise<void> {
  for (const { path, answer } of new Map(screens.map((screen) => [screen.kind, screen])).values()) {
    const [change] = changesBetween(treeOf(answer), treeOf(await session.get(path)));
    if (change)
      throw new CliError(
        `${path} differs without a fault: ${excerpt(change.before)} → ${excerpt(change.now)} at ${change.at}`,
      );
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new CliError(`--${name} is a whole number, not "${text}".`);
  return Number(text);
}
