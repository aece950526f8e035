import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes } from '../../process/processes.mjs';

type Finding = { kind: string; method: string; path: string; info: string };

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, Omit<Finding, 'kind'>[]>>;

type Scan = {
  processes: Processes;
  program: string;
  /** For its session and report. */
  folder: string;
  address: string;
  /** Where the scan starts. */
  paths: readonly string[];
  modules: readonly string[];
  /** The scanner tries to make the app request this address. */
  canary: string;
  /** The limit of each module. */
  seconds: number;
};

/** The proxy excludes addresses, not `-x`: with it, 3.0.4 does not start on Python 3.11. */
export async function runWapiti({ processes, program, folder, ...scan }: Scan): Promise<Finding[]> {
  const dir = await mkdtemp(join(folder, 'run-'));
  const report = join(dir, 'report.json');
  const starts = scan.paths.flatMap((path) => ['-s', `${scan.address}${path}`]);
  const { code, lines } = await processes.run(
    program,
    [
      ...['-u', `${scan.address}/`, ...starts, '-m', scan.modules.join(','), '-d', '1', '--max-files-per-dir', '4'],
      ...['--max-links-per-page', '12', '-S', 'aggressive', '--max-attack-time', String(scan.seconds), '-t', '15'],
      // With all 17 filters of a form, each module would send thousands of requests to one screen.
      ...['--max-parameters', '6'],
      ...['--endpoint', scan.canary, '--store-session', dir, '--flush-session', '--no-bugreport'],
      ...['-v', '1', '-f', 'json', '-o', report],
    ],
    { onLine: (line) => /Launching module|found \d+ URLs|Max attack time/.test(line) && console.log(`  ${line}`) },
  );
  const text = await readFile(report, 'utf8').catch(() => '');
  if (code !== 0 || text === '') throw new Error(`wapiti ended with ${code}: ${lines.slice(-8).join('\n')}`);
  const { vulnerabilities, anomalies } = JSON.parse(text) as Report;
  return [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, found]) => found.map((finding) => ({ ...finding, kind }))),
  );
}
