import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { paint, say } from '../process/steps.mjs';

export function startFindings() {
  let failed = 0;
  return {
    /** Runs one check. `run` returns a description of the result, or throws an error if the result is wrong. */
    async check(name: string, run: () => Promise<string | undefined>): Promise<void> {
      try {
        const seen = await run();
        say(`${paint.green('ok    ')} ${name}${seen ? paint.dim(`  ${seen}`) : ''}`);
      } catch (error) {
        failed += 1;
        say(`${paint.red('wrong ')} ${name}: ${error instanceof Error ? error.message : error}`);
      }
    },
    failed: () => failed,
  };
}

export type Findings = ReturnType<typeof startFindings>;

export function mustHideSearches(log: string): void {
  const line = log.split('\n').find((each) => /smith/i.test(each));
  must(!line, line ?? '');
}

/** Waits up to 10 s for a complete line with this text, after `skip` others. Servers log after they respond. */
export async function findLine(file: string, text: string, skip = 0): Promise<string | undefined> {
  for (let tries = 0; tries < 100; tries++) {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.includes(text));
    if (lines.length > skip) return lines[skip];
    await delay(100);
  }
  return undefined;
}

/** Throws an error with this message unless `holds` is true. */
export function must(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Error(words);
}
