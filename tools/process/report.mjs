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

/** @param {boolean | null | undefined} met null or undefined without a limit */
export function verdict(met) {
  if (met === null || met === undefined) return '';
  return met ? 'met' : 'missed';
}

/** The date, machine and versions of a measurement. @param {...string} others more versions */
export function measuredOn(...others) {
  const date = new Date().toISOString().slice(0, 10);
  return [date, `${cpus().length} × ${cpus()[0]?.model.trim()}`, `Node ${process.version}`, ...others].join(', ');
}

/** Replaces the text between `<!-- marker -->` and `<!-- /marker -->`. @param {string} path @param {string} marker @param {string} text */
export async function writeBetweenMarkers(path, marker, text) {
  const file = join(root, path);
  const written = betweenMarkers(await readFile(file, 'utf8'), marker, text);
  if (written === null) throw new CliError(`${path} has no <!-- ${marker} --> … <!-- /${marker} --> to write into.`);
  await writeFile(file, written);
  say(`Wrote ${path}.`);
}

/** @returns null without the markers. @param {string} document @param {string} marker @param {string} text */
export function betweenMarkers(document, marker, text) {
  const [start, end] = [`<!-- ${marker} -->\n`, `<!-- /${marker} -->`];
  const [from, to] = [document.indexOf(start), document.indexOf(end)];
  if (from < 0 || to < from) return null;
  return `${document.slice(0, from + start.length)}\n${text}\n\n${document.slice(to)}`;
}
