import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/root.mjs';
import { say } from '../scripts/steps.mjs';
import { Told } from '../scripts/told.mjs';

const path = 'docs/performance.md';

/** Puts the table between the document's marks of this name. */
export async function writeTable(table: string, mark = 'bench'): Promise<void> {
  const block = new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);
  const file = join(root, path);
  const text = await readFile(file, 'utf8');
  if (!block.test(text)) throw new Told(`${path} has no <!-- ${mark} --> … <!-- /${mark} --> to write into.`);
  await writeFile(
    file,
    text.replace(block, (_, start, end) => `${start}\n${table}\n\n${end}`),
  );
  say(`${path} is written.`);
}
