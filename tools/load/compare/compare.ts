import { writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Browser } from '@playwright/test';
import type { Processes } from '../../process/processes.mjs';
import { root } from '../../process/root.mjs';
import { say, startStep } from '../../process/steps.mjs';
import { provideBrowser } from '../../test/browser.mjs';
import { launchBrowser, signInForCookies } from '../../testing/browser.mjs';
import { freePorts } from '../../testing/loopback.mjs';
import { buildApp } from '../../up/build.mjs';
import { startApp, startSandbox } from '../../up/services.mjs';
import { apiClient } from '../api-client';
import { startDelay } from '../delay';
import { measuredOn } from '../report';
import { fillPath } from './address';
import { type Features, measureVisit, survey, type Target } from './measure';
import type { Comparison } from './options';
import { comparisonTable, type Pair } from './table';

/** Measures a screen of this checkout and of another one alternately, and prints both results. */
export async function compare(processes: Processes, comparison: Comparison): Promise<void> {
  const { against, apiDelay, cpu, pairs, json } = comparison;
  await buildApp(processes);
  const executable = await provideBrowser(processes);
  const [sandboxPort = 0, currentPort = 0, otherPort = 0] = await freePorts(3);
  const sandbox = { port: sandboxPort, dir: '.sandbox/compare' };
  const settings = await startSandbox(processes, sandbox);
  const path = await fillPath(comparison.path, await apiClient(processes, sandbox, settings.API_URL ?? ''));
  if (apiDelay > 0) settings.API_URL = await startDelay(settings.API_URL ?? '', apiDelay);
  const apps = {
    current: await startApp(processes, { port: currentPort, settings }),
    other: await startApp(processes, { port: otherPort, settings, folder: against }),
  };

  const step = startStep(`Measuring ${path}`);
  const browser = await launchBrowser(executable);
  processes.atEnd(() => browser.close());
  const targetOf = async (app: string): Promise<Target> => {
    return { url: app + path, cookies: await signInForCookies(browser, app), cpu };
  };
  const [current, other] = [await targetOf(apps.current), await targetOf(apps.other)];
  const [ofCurrent, ofOther] = [await survey(browser, current), await survey(browser, other)];
  const features: Features = {
    isList: ofCurrent.isList && ofOther.isList,
    actions: ofCurrent.actions.filter((action) => ofOther.actions.includes(action)),
  };
  const times = await measurePairs(browser, { current, other, features, pairs, progress: step.progress });
  step.done();

  const conditions = `pairs: ${pairs}, API delay: ${apiDelay} ms, processor slowdown: ${cpu}`;
  const on = measuredOn(`Chromium ${browser.version()}`);
  const name = relative(root, against) || '.';
  say(`\n${comparisonTable(times, ofCurrent.sizes, ofOther.sizes, name)}\n\n${path}: ${conditions}. ${on}`);
  if (json === undefined) return;
  const sizes = { current: ofCurrent.sizes, other: ofOther.sizes };
  const values = { ...comparison, path, on, times: Object.fromEntries(times), sizes };
  await writeFile(json, `${JSON.stringify(values, null, 2)}\n`);
  say(`Wrote ${json}.`);
}

type Measured = {
  current: Target;
  other: Target;
  features: Features;
  pairs: number;
  progress: (text: string) => void;
};

/** Measures both checkouts in pairs, in alternating order. The first pair is a warm-up. */
async function measurePairs(browser: Browser, { current, other, features, pairs, progress }: Measured) {
  const times = new Map<string, Pair[]>();
  for (let pair = 0; pair <= pairs; pair++) {
    progress(pair === 0 ? 'warming up' : `pair ${pair} of ${pairs}`);
    const visit = (target: Target) => measureVisit(browser, target, features);
    const before = pair % 2 === 0 ? await visit(other) : undefined;
    const ofCurrent = await visit(current);
    const ofOther = before ?? (await visit(other));
    if (pair === 0) continue;
    for (const [name, ms] of ofCurrent) {
      const measured = { current: ms, other: ofOther.get(name) ?? Number.NaN };
      times.set(name, [...(times.get(name) ?? []), measured]);
    }
  }
  return times;
}
