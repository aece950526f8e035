import type { Context } from 'hono';
import { isClientSecret } from '../client-check';
import type { Client } from '../context';

type OAuthErrorCode =
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

/** Reads a form body. A repeated name is an error (RFC 6749, 3.2), and an empty value counts as absent. */
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

type Credentials = { id: string | undefined; secret: string | undefined };

/**
 * Authenticates a client by either `client_secret_basic` or `client_secret_post`. A public client sends only its id, in
 * the form.
 */
export function authenticateClient(
  client: Client,
  authorization: string | undefined,
  form: Form,
  status: 400 | 401,
): void {
  const refused: OAuthErrorCode = 'invalid_client';
  const basic = authorization === undefined ? undefined : readBasic(authorization);
  if (basic && form.has('client_secret')) throw new OAuthError('invalid_request', 'The client authenticates twice');
  const given: Credentials = basic ?? { id: form.get('client_id'), secret: form.get('client_secret') };
  const named = form.get('client_id');
  if (given.id !== client.id || (named !== undefined && named !== client.id))
    throw new OAuthError(refused, undefined, status);
  const isRight = given.secret === undefined ? client.secret === undefined : isClientSecret(client, given.secret);
  if (!isRight) {
    throw new OAuthError(refused, 'invalid_client_secret', status);
  }
}

function readBasic(authorization: string): Credentials {
  const [, encoded] = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(authorization) ?? [];
  if (!encoded) return { id: undefined, secret: undefined };
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 0) return { id: undefined, secret: undefined };
  return { id: formDecode(text.slice(0, colon)), secret: formDecode(text.slice(colon + 1)) };
}

/** Decodes a client id or secret of basic authentication, where each is form-encoded (RFC 6749, 2.3.1). */
function formDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
