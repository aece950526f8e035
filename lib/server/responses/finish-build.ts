import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * Chromium compiles a script that begins so as a whole, beside the page, and keeps all of it for the next visit. Without
 * it each module is compiled in the page's thread when it runs, at every visit, since none runs while its file is read.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Gives the scripts of a build the hint, and scripts and styles a Brotli version as `name.js.br`: see compressed-files.ts. */
export async function finishBuild(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const text = await readFile(path, 'utf8');
      const isHinted = !name.endsWith('.js') || text.startsWith(COMPILE_HINT);
      const finished = isHinted ? text : COMPILE_HINT + text;
      if (!isHinted) await writeFile(path, finished);
      await writeFile(`${path}.br`, await compress(finished));
    }),
  );
}
