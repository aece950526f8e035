import { createHmac } from 'node:crypto';
import { CognitoError, notAuthorized } from './cognito-error';
import type { Client } from './context';
import { timingSafeTextEqual } from './timing-safe-text';

export function assertClient(client: Client, id: string): void {
  if (id !== client.id) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  }
}

/** Checks the secret that a client sends. A client may have two secrets. A client without secrets must send none. */
export const isClientSecret = ({ secret = '', secondSecret = secret }: Client, given = ''): boolean =>
  timingSafeTextEqual(given, secret) || timingSafeTextEqual(given, secondSecret);

export const secretHash = (username: string, client: { id: string; secret: string }): string =>
  createHmac('sha256', client.secret).update(`${username}${client.id}`).digest('base64');

/**
 * Checks the hash of secret, username and client id. A client with a secret must send it, and a client without a secret
 * must not.
 */
export function assertSecretHash(
  { id, secret, secondSecret = secret }: Client,
  username: string,
  given: string | undefined,
): void {
  if (secret === undefined || secondSecret === undefined) {
    if (given) throw notAuthorized(`Unable to verify secret hash for client ${id}`);
    return;
  }
  if (!given) throw notAuthorized(`Client ${id} is configured with secret but SECRET_HASH was not received`);
  const isHash = (by: string) => timingSafeTextEqual(given, secretHash(username, { id, secret: by }));
  if (!isHash(secret) && !isHash(secondSecret)) {
    throw notAuthorized(`SecretHash does not match for the client: ${id}`);
  }
}
