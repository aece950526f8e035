import { parseArgs } from 'node:util';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { say } from '../process/steps.mjs';
import { measuredOn, type Report, textTable } from './report';
import { soakExports } from './scenarios/exports';
import { soakOverload, soakStalledUpstream } from './scenarios/overload';
import { soakSteady } from './scenarios/steady';
import { type Run, startRun } from './start';

const scenarios: Readonly<Record<string, (run: Run, load: { minutes: number; rate: number }) => Promise<Report>>> = {
  steady: soakSteady,
  exports: soakExports,
  overload: soakOverload,
  'stalled-upstream': soakStalledUpstream,
};

await main(async (processes) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !Object.hasOwn(scenarios, name));
  if (unknown) throw new CliError(`Unknown scenario "${unknown}". Use ${Object.keys(scenarios).join(', ')}.`);
  const chosen = Object.entries(scenarios).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const [minutes, rate] = [positiveFromEnv('SOAK_MINUTES', 30), positiveFromEnv('SOAK_RATE', 20)];
  const run = await startRun(processes);
  console.log(`${run.screens.length} screens`);

  let good = true;
  for (const [, scenario] of chosen) {
    const report = await scenario(run, { minutes, rate });
    const { title, figures } = report;
    const text = `**${title}**\n\n${textTable(['', '', 'Limit', ''], figures)}\n\n${measuredOn()}`;
    say(`\n${text}`);
    good = figures.every((figure) => figure.at(-1) !== false) && good;
  }
  return good ? 0 : 1;
});

function positiveFromEnv(name: string, fallback: number): number {
  const value = Number(process.env[name] || fallback);
  if (!(value > 0)) throw new CliError(`${name} must be a number above 0, not "${process.env[name]}".`);
  return value;
}
