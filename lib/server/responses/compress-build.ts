import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Writes a Brotli version beside each script and style of a build, as `name.js.br`: see compressed-files.ts. */
export async function compressBuild(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      await writeFile(`${path}.br`, await compress(await readFile(path)));
    }),
  );
}
