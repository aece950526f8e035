import { paint, say } from '../process/steps.mjs';

/** What has been checked, and what did not hold. */
export function startFindings() {
  let failed = 0;
  return {
    /** Runs one check. It returns what it saw, and throws when that is not right. */
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

/** A log holds no text that was searched for. */
export function mustHideSearches(log: string): void {
  const line = log.split('\n').find((each) => /smith/i.test(each));
  must(!line, line ?? '');
}

/** Throws with these words unless it holds. */
export function must(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Error(words);
}
