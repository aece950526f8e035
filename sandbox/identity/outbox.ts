import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from './clock';

export type Message = { to: string; subject: string; text: string };
export type Outbox = (message: Message) => Promise<void>;

/** Writes mail to files in `outbox/`, whose names sort by time, instead of sending it. */
export function createFileOutbox(dataDir: string, clock: Clock, log: (line: string) => void): Outbox {
  const folder = join(dataDir, 'outbox');
  let count = 0;
  return async ({ to, subject, text }) => {
    await mkdir(folder, { recursive: true });
    count += 1;
    const stamp = clock().toISOString().replaceAll(':', '-');
    const name = `${stamp}-${String(count).padStart(4, '0')}-${to.replaceAll(/[^a-z0-9.@-]/gi, '_')}.txt`;
    await writeFile(join(folder, name), `To: ${to}\nSubject: ${subject}\n\n${text}\n`, { mode: 0o600 });
    log(`mail to ${to}: ${subject}: ${text}`);
  };
}
