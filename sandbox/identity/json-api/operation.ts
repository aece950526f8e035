import { z } from 'zod';
import { CognitoError } from '../cognito-error';
import type { IdentityContext } from '../context';

/** One operation of the JSON API: from the parsed body to the response body. */
export type Operation = (body: unknown, context: IdentityContext) => Promise<object>;

/** An operation with its input schema; invalid input gets Cognito's error messages. */
export function defineOperation<Input>(
  input: z.ZodType<Input>,
  run: (input: Input, context: IdentityContext) => Promise<object>,
): Operation {
  return async (body, context) => {
    const parsed = input.safeParse(body);
    if (!parsed.success) throw new CognitoError('InvalidParameterException', explain(parsed.error));
    return await run(parsed.data, context);
  };
}

function explain({ issues }: z.ZodError): string {
  const told = issues.map(({ path, message }) => {
    const field = path.map((part) => String(part).replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())).join('.');
    return `Value at '${field}' failed to satisfy constraint: ${message}`;
  });
  return `${issues.length} validation error${issues.length === 1 ? '' : 's'} detected: ${told.join('; ')}`;
}

const missingOr = (otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? 'Member must not be null' : otherwise;

/** A required string of at most `length` characters. */
export const text = (length: number) =>
  z
    .string({ error: missingOr('Member must be a string') })
    .min(1, 'Member must have length greater than or equal to 1')
    .max(length, `Member must have length less than or equal to ${length}`);

export const parameters = z.record(z.string(), z.string().max(4096)).default({});

export function requireParameter(from: Record<string, string>, name: string): string {
  const value = from[name];
  if (!value) throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}
