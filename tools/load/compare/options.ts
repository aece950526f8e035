import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../../process/cli-error.mjs';
import { placeholders } from './address';

export type Comparison = {
  /** A path of the app, possibly with placeholders such as `{userUid}`. */
  path: string;
  against: string;
  /** Delay of each API response in ms. */
  apiDelay: number;
  /** The factor by which the browser's processor is slowed down. */
  cpu: number;
  pairs: number;
  /** The file to which all measured values are written. */
  json: string | undefined;
};

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const compareOptions = { path: text, against: text, 'api-delay': text, cpu: text, pairs: text, json: text };
const USAGE =
  'npm run bench -- --path /all-users --against ../old [--api-delay 200] [--cpu 4] [--pairs 10] [--json FILE]';

/** @throws {CliError} for unknown options and wrong values; `comparison` is null unless one of its options is set */
export function readOptions(args: string[]) {
  const { values } = parse(args);
  const { write, quick, path, against, ...others } = values;
  const isComparison = Object.keys(compareOptions).some((name) => Object.hasOwn(values, name));
  if (!isComparison) return { write, quick, comparison: null };

  if (path === undefined || against === undefined) throw new CliError(`Give both --path and --against: ${USAGE}`);
  if (write || quick) throw new CliError('--path and --against cannot be combined with --write or --quick.');
  const comparison: Comparison = {
    path: checkPath(path),
    against: checkCheckout(against),
    apiDelay: readNumber('api-delay', others['api-delay'], { fallback: 0, least: 0 }),
    cpu: readNumber('cpu', others.cpu, { fallback: 1, least: 1 }),
    pairs: readNumber('pairs', others.pairs, { fallback: 10, least: 1 }),
    json: others.json,
  };
  if (!Number.isInteger(comparison.pairs)) throw new CliError(`--pairs must be a whole number, not "${others.pairs}".`);
  if (others.json !== undefined && !existsSync(dirname(resolve(others.json)))) {
    throw new CliError(`--json ${others.json}: there is no folder ${dirname(resolve(others.json))}.`);
  }
  return { write, quick, comparison };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { write: flag, quick: flag, ...compareOptions } });
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}

function checkPath(path: string): string {
  if (!/^\/(?!\/)\S*$/.test(path))
    throw new CliError(`--path must begin with one slash, such as /all-users, not "${path}".`);
  const unknown = [...path.matchAll(/\{(\w*)\}/g)].find(([, name = '']) => !Object.hasOwn(placeholders, name));
  if (!unknown) return path;
  const known = Object.keys(placeholders).map((name) => `{${name}}`);
  throw new CliError(`--path contains ${unknown[0]}. Use ${known.join(', ')}.`);
}

function checkCheckout(folder: string): string {
  const missing = ['package.json', 'node_modules/next', '.next/BUILD_ID'].find(
    (file) => !existsSync(join(folder, file)),
  );
  if (missing) throw new CliError(`--against ${folder}: ${missing} is missing. Run npm ci and npm run build there.`);
  return resolve(folder);
}

function readNumber(name: string, value: string | undefined, { fallback, least }: { fallback: number; least: number }) {
  if (value === undefined) return fallback;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(number) || number < least) {
    throw new CliError(`--${name} must be a number of ${least} or more, not "${value}".`);
  }
  return number;
}
