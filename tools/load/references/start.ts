import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes } from '../../process/processes.mjs';
import { binary, root } from '../../process/root.mjs';
import { startStep } from '../../process/steps.mjs';
import { freePorts } from '../../testing/loopback.mjs';
import { accessToken } from '../../testing/sandbox';
import { nextBuild } from '../../up/build.mjs';
import { untilHealthy } from '../../up/services.mjs';
import { type Installation, probed } from '../start';

export type References = Awaited<ReturnType<typeof startReferences>>;

/** Starts the reference sites with which the app is compared: `floor`, `swap` and `bare`. All use one database. */
export async function startReferences(processes: Processes, { sandbox, settings }: Installation, url: string) {
  const step = startStep('Floor, swap and bare page');
  const [floorPort, swapPort, barePort, bareProbe = 0] = await freePorts(4);
  processes.serve('floor and swap', ['--import', 'tsx', join(root, 'tools', 'load', 'references', 'serve.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      FLOOR_PORT: String(floorPort),
      SWAP_PORT: String(swapPort),
    },
  });
  const [floor, swap, bare] = [
    `http://127.0.0.1:${floorPort}`,
    `http://127.0.0.1:${swapPort}`,
    `http://localhost:${barePort}`,
  ];

  // `bare` is built outside the app's folder, because the builder would use the middleware of a parent folder.
  const cwd = join(root, sandbox.dir, 'bare');
  await rm(cwd, { recursive: true, force: true });
  await cp(join(root, 'tools', 'load', 'references', 'bare'), cwd, { recursive: true });
  await nextBuild(processes, { folder: cwd, args: ['--webpack'], onLine: step.progress });
  const env = { ...settings, ...probed(bareProbe), BARE_TOKEN: await accessToken(processes, sandbox) };
  processes.serve('bare page', [binary('next'), 'start', '-H', 'localhost', '-p', String(barePort)], {
    cwd,
    env: { ...process.env, ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const address of [floor, swap, bare]) await untilHealthy(address, 60_000);
  const words = (await (await fetch(`${swap}/words`)).json()) as string[];
  step.done();
  return { floor, swap, bare, bareProbe, words };
}
