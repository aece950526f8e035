import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes } from '../../process/processes.mjs';

type Attack = { program: string; folder: string; targets: readonly string[]; token: string; timeoutMs: number };

/** @returns the numbers of injectable parameters and of responses of 500 and above */
export async function runSqlmap(processes: Processes, { program, folder, targets, token, timeoutMs }: Attack) {
  const dir = await mkdtemp(join(folder, 'run-'));
  const [list, results] = [join(dir, 'targets'), join(dir, 'results.csv')];
  await writeFile(list, `${targets.join('\n')}\n`);
  const lines: string[] = [];
  const { code, timedOut } = await processes.run(
    program,
    [
      ...['-m', list, '--headers', `Authorization: Bearer ${token}`, '--output-dir', dir, '--results-file', results],
      ...'--batch --level 2 --dbms postgresql --disable-coloring --threads 2'.split(' '),
    ],
    { timeoutMs, onLine: (line) => void lines.push(line) },
  );
  if (code !== 0 && !timedOut) throw new Error(`sqlmap ended with ${code}: ${lines.slice(-8).join('\n')}`);
  const text = lines.join('\n');
  if (/\b401 \(Unauthorized\)/.test(text)) throw new Error('The API refuses the access token of sqlmap');
  const [, ...rows] = (await readFile(results, 'utf8').catch(() => '')).trim().split('\n');
  const failures = [...text.matchAll(/\b5\d\d \([^)]*\) - (\d+) times/g)].map(([, times]) => Number(times));
  return {
    open: rows.filter((row) => row.trim() !== '').length,
    failed: failures.reduce((sum, times) => sum + times, 0),
    timedOut,
  };
}
