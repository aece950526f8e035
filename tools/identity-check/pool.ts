import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Settings } from './settings';

const timeoutMs = 10_000;

export type Reply = { status: number; location: URL | null; body: string };

/** A response of the JSON API. `code` is the pool's error code, such as NotAuthorizedException. */
export type Answer = { refusal: { code: string; message: string } | null; body: unknown };

/** Thrown if the pool sends no response, or one that cannot be parsed. */
export class NotAnswering extends Error {
  override name = 'NotAnswering';
}

/** Calls the pool as the app does, without following redirects. */
export type Pool = {
  settings: Settings;
  get: (url: URL | string) => Promise<Reply>;
  /** Posts a form with the credentials of the app client. */
  post: (url: string, form: Readonly<Record<string, string>>) => Promise<Reply>;
  operation: (name: string, body: Readonly<Record<string, unknown>>) => Promise<Answer>;
  signIn: (email: string, password: string) => Promise<Answer>;
};

const Refusal = z.object({ __type: z.string(), message: z.string().default('') });

export function connect(settings: Settings, send: typeof fetch = fetch): Pool {
  const { issuer, clientId, clientSecret } = settings;

  async function ask(url: URL | string, init: RequestInit = {}): Promise<Reply> {
    const { origin, pathname } = new URL(url);
    try {
      const response = await send(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
      const location = response.headers.get('location');
      return {
        status: response.status,
        location: location ? new URL(location, url) : null,
        body: await response.text(),
      };
    } catch (error) {
      throw new NotAnswering(`${origin}${pathname} does not answer: ${messageOf(error)}`, { cause: error });
    }
  }

  async function operation(name: string, body: Readonly<Record<string, unknown>>): Promise<Answer> {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
    };
    const reply = await ask(new URL('/', issuer), {
      method: 'POST',
      headers,
      body: JSON.stringify({ ClientId: clientId, ...body }),
    });
    const json = reply.body === '' ? {} : readJson(reply.body);
    if (reply.status === 200) return { refusal: null, body: json };
    const refusal = Refusal.safeParse(json);
    if (!refusal.success) throw new NotAnswering(`${name} answered HTTP ${reply.status}`);
    // Error names may have a prefix or a suffix, as in `com.amazonaws#Name` and `Name:http://…`.
    const code = refusal.data.__type.replace(/:.*$/, '').replace(/^.*#/, '');
    return { refusal: { code, message: refusal.data.message }, body: null };
  }

  return {
    settings,
    get: (url) => ask(url),
    post: (url, form) => ask(url, { method: 'POST', ...asClient(form, clientId, clientSecret) }),
    operation,
    signIn: (email, password) => {
      const hash = clientSecret && createHmac('sha256', clientSecret).update(`${email}${clientId}`).digest('base64');
      return operation('InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password, ...(hash && { SECRET_HASH: hash }) },
      });
    },
  };
}

/**
 * Adds the app client's credentials as the app's sign-in library does: basic authentication with a secret, otherwise
 * the client id in the form.
 */
function asClient(form: Readonly<Record<string, string>>, id: string, secret: string | undefined): RequestInit {
  if (!secret) return { body: new URLSearchParams({ ...form, client_id: id }) };
  const pair = [id, secret].map(encodeURIComponent).join(':');
  const authorization = `Basic ${Buffer.from(pair).toString('base64')}`;
  return { headers: { authorization }, body: new URLSearchParams(form) };
}

/** @returns undefined if the text is not JSON */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
