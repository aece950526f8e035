import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binary } from '../../process/root.mjs';
import { type Edit, textsAfter } from './edit';
import type { Sources } from './sources';

/** The proposed lines do not compile; nothing was written. */
export class DoesNotCompile extends Error {
  override name = 'DoesNotCompile';
  constructor(readonly faults: readonly string[]) {
    super(`Nothing was written: the proposed lines do not compile. ${faults[0] ?? ''}`);
  }
}

/** `file:12: words` without its line, which edits move. */
const withoutLine = (fault: string) => fault.replace(/:\d+: /, ': ');

/** Writes the edits if the whole project compiles with them. @returns the files @throws DoesNotCompile */
export function writeEdits(root: string, sources: Sources, edits: readonly Edit[]): readonly string[] {
  const texts = textsAfter(edits, sources.parse);
  if (texts.size === 0) return [];
  const faults = sources.faultsWith(texts);
  // What does not compile without these lines either is not their fault.
  const before = faults.length > 0 ? new Set(sources.faultsWith(new Map()).map(withoutLine)) : new Set();
  const own = faults.filter((fault) => !before.has(withoutLine(fault)));
  if (own.length > 0) throw new DoesNotCompile(own);
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  const files = [...texts.keys()];
  const paths = files.map((file) => join(root, file));
  // A long line is broken as all others are.
  const biome = [binary('@biomejs/biome', 'biome'), 'format', '--write', '--vcs-enabled=false'];
  execFileSync(process.execPath, [...biome, ...paths], { cwd: root, stdio: 'pipe' });
  return files;
}
