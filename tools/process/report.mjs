import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { CliError } from './cli-error.mjs';
import { root } from './root.mjs';
import { say } from './steps.mjs';

/** A table of Markdown, its columns aligned.
 * @param {readonly string[]} heads @param {readonly (readonly string[])[]} rows */
export function markdownTable(heads, rows) {
  const widths = heads.map((_, index) => Math.max(3, ...[heads, ...rows].map((row) => row[index]?.length ?? 0)));
  /** @param {readonly string[]} cells */
  const line = (cells) => `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** @param {boolean | null | undefined} met what is held against no limit is neither */
export function verdict(met) {
  if (met === null || met === undefined) return '';
  return met ? 'met' : 'missed';
}

/** When and on what something was measured. @param {...string} others what else of this run counts */
export function measuredOn(...others) {
  const date = new Date().toISOString().slice(0, 10);
  return [date, `${cpus().length} × ${cpus()[0]?.model.trim()}`, `Node ${process.version}`, ...others].join(', ');
}

/** Puts a text between the marks of this name in a document. @param {string} path @param {string} mark @param {string} text */
export async function writeBetweenMarks(path, mark, text) {
  const file = join(root, path);
  const written = betweenMarks(await readFile(file, 'utf8'), mark, text);
  if (written === null) throw new CliError(`${path} has no <!-- ${mark} --> … <!-- /${mark} --> to write into.`);
  await writeFile(file, written);
  say(`${path} is written.`);
}

/** The document with the text in its place, null when it has no such marks.
 * @param {string} document @param {string} mark @param {string} text */
export function betweenMarks(document, mark, text) {
  const [start, end] = [`<!-- ${mark} -->\n`, `<!-- /${mark} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) return null;
  return `${document.slice(0, from + start.length)}\n${text}\n\n${document.slice(to)}`;
}
