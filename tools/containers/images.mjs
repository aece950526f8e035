import { join } from 'node:path';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';

/** @typedef {import('./engine.mjs').Engine} Engine */

const standIns = join(root, 'tools', 'containers', 'stand-ins');

/** Builds one stage of the Dockerfile. @param {Engine} engine @param {{ buildArgs: string[] }} base
 * @param {'app' | 'sandbox'} stage @returns {Promise<string>} the image's name */
export async function buildStage(engine, base, stage) {
  const name = `localhost/fairway-check-${stage}`;
  const step = startStep(`Image of the Dockerfile, stage ${stage}`);
  await engine.build([...base.buildArgs, '--target', stage, '--tag', name, root], { onLine: step.progress });
  step.done();
  return name;
}

/** The images that compose.yaml names: Docker fetches them, for Podman they are made of Debian's packages.
 * @param {Engine} engine @returns {Promise<Record<string, string>>} the image of each service that is not built here */
export async function provideServers(engine) {
  if (engine.name === 'docker') return {};
  /** @type {Record<string, string>} */
  const images = {};
  for (const [service, program] of Object.entries({ redis: 'valkey', postgres: 'postgres' })) {
    const step = startStep(`In place of the image of ${program}`);
    const name = `localhost/fairway-${program}`;
    const file = join(standIns, `${program}.Dockerfile`);
    await engine.build(['--file', file, '--tag', name, standIns], { onLine: step.progress });
    step.done("of Debian's packages");
    images[service] = name;
  }
  return images;
}
