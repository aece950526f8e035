import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { CliError } from '../../process/cli-error.mjs';
import { placeholders } from './address';

const text = { type: 'string' } as const;
const options = { path: text, against: text, 'api-delay': text, cpu: text, pairs: text };

const Options = z.object({
  /** A path of the app, possibly with placeholders such as `{userUid}`. */
  path: z
    .string()
    .regex(/^\/(?!\/)\S*$/, 'it must begin with one slash')
    .refine(
      (path) => [...path.matchAll(/\{(\w*)\}/g)].every(([, name = '']) => Object.hasOwn(placeholders, name)),
      `its placeholders can be ${Object.keys(placeholders).join(', ')}`,
    )
    .default('/events/friendly-rounds'),
  /** The folder of another checkout. */
  against: z
    .string()
    .refine(
      (folder) => ['node_modules/next', '.next/BUILD_ID'].every((file) => existsSync(join(folder, file))),
      'run npm ci and npm run build there',
    )
    .transform((folder) => resolve(folder))
    .optional(),
  /** The delay of each API response in ms. */
  'api-delay': z.coerce.number().min(0).default(0),
  /** The factor by which the browser's processor is slowed down. */
  cpu: z.coerce.number().min(1).default(1),
  pairs: z.coerce.number().int().min(1).default(10),
});

/** @throws {CliError} for unknown options and wrong values */
export function readOptions(args: string[]) {
  try {
    const { 'api-delay': apiDelay, ...others } = Options.parse(parseArgs({ args, options }).values);
    return { apiDelay, ...others };
  } catch (error) {
    if (error instanceof z.ZodError) {
      throw new CliError(error.issues.map(({ path, message }) => `--${path.join()}: ${message}`).join('\n'));
    }
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
