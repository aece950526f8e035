import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the app's environment variables to app.env, atomically and readable by this user only. */
export async function writeAppEnv(dir: string, values: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  const draft = join(dir, `app.env.${process.pid}`);
  await writeFile(draft, lines.join(''), { mode: 0o600 });
  await rename(draft, join(dir, 'app.env'));
}
