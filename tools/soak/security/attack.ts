import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../test/programs.mjs';
import type { Figure, Report } from '../figures';

/** Attacks with a program of Debian, given its path and a new folder; without the program, the report says so. */
export async function attackWith(
  name: string,
  title: string,
  attack: (program: string, folder: string) => Promise<Figure[]>,
): Promise<Report> {
  const program = findProgram(name);
  if (!program) return { title, figures: [['skipped', `${name} is not installed (apt-get install ${name})`]] };
  const folder = await mkdtemp(join(tmpdir(), `fairway-${name}-`));
  const figures = await attack(program, folder).finally(() => rm(folder, { recursive: true, force: true }));
  return { title, figures };
}
