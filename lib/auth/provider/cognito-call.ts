import 'server-only';
import * as z from 'zod';
import { env } from '@/lib/server/env';
import { type Operation, toRefusal } from './cognito-refusal';
import { ProviderUnavailable } from './provider';
import { providerFetch } from './provider-fetch';

const Refusal = z.object({ __type: z.string(), message: z.string().default('') });

/** These operations take no AWS credentials, so the call is not signed. */
export async function callCognito<T>(operation: Operation, answer: z.ZodType<T>, body: unknown): Promise<T> {
  const response = await post(operation, body);
  const text = await response.text();
  const json = response.ok && text === '' ? undefined : parseJson(text);
  if (response.ok) {
    const parsed = answer.safeParse(json);
    return parsed.success ? parsed.data : unavailable('the answer is not of the expected shape');
  }
  const refusal = Refusal.safeParse(json);
  if (response.status >= 500 || !refusal.success) return unavailable(`the answer was HTTP ${response.status}`);
  throw toRefusal(operation, refusal.data.__type, refusal.data.message);
}

async function post(operation: Operation, body: unknown): Promise<Response> {
  try {
    return await providerFetch(new URL('/', env().AUTH_COGNITO_ISSUER), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    return unavailable('no answer', cause);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return unavailable('the answer is not JSON', cause);
  }
}

function unavailable(reason: string, cause?: unknown): never {
  throw new ProviderUnavailable(`The identity provider: ${reason}`, { cause });
}
