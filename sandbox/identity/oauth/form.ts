import type { Context } from 'hono';

export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'unsupported_token_type';

export class OAuthError extends Error {
  override readonly name = 'OAuthError';

  constructor(
    readonly code: OAuthErrorCode,
    readonly description?: string,
    readonly status: 400 | 401 = 400,
  ) {
    super(description ?? code);
  }
}

export type Form = ReadonlyMap<string, string>;

/** A form body in which no name occurs twice (RFC 6749, 3.2); empty values count as absent. */
export async function readForm(c: Context): Promise<Form> {
  if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw new OAuthError('invalid_request', 'The content type must be application/x-www-form-urlencoded');
  }
  return toForm(new URLSearchParams(await c.req.text()));
}

export function toForm(params: URLSearchParams): Form {
  const form = new Map<string, string>();
  for (const [name, value] of params) {
    if (form.has(name)) throw new OAuthError('invalid_request', `${name} is repeated`);
    if (value !== '') form.set(name, value);
  }
  return form;
}
