import { paint, say } from '../process/steps.mjs';

export function startFindings() {
  let failed = 0;
  return {
    /** Runs one check. `run` returns a description of the result, and throws an error when the result is wrong. */
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

/** Throws an error with this message unless the condition holds. */
export function must(holds: unknown, words: string): asserts holds {
  if (!holds) throw new Error(words);
}
