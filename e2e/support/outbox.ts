import { readdirSync, readFileSync } from 'node:fs';

const outbox = '.sandbox/e2e/outbox';

/** The code in the last mail to this address. */
export function codeFor(email: string): string {
  const [mail] = readdirSync(outbox)
    .sort()
    .reverse()
    .map((name) => readFileSync(`${outbox}/${name}`, 'utf8'))
    .filter((text) => text.startsWith(`To: ${email}\n`));
  return /code is (\d+)/.exec(mail ?? '')?.[1] ?? '';
}
