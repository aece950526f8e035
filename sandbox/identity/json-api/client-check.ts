import { createHmac } from 'node:crypto';
import { CognitoError, notAuthorized } from '../cognito-error';
import type { Client } from '../context';
import { sameText } from '../same-text';

export function assertClient(client: Client, id: string): void {
  if (id !== client.id) {
    throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  }
}

export const secretHash = (username: string, client: Pick<Client, 'id' | 'secret'>): string =>
  createHmac('sha256', client.secret).update(`${username}${client.id}`).digest('base64');

/** A client with a secret proves it with every name it sends. */
export function assertSecretHash(client: Client, username: string, given: string | undefined): void {
  if (!given) throw notAuthorized(`Client ${client.id} is configured with secret but SECRET_HASH was not received`);
  if (!sameText(given, secretHash(username, client))) {
    throw notAuthorized(`SecretHash does not match for the client: ${client.id}`);
  }
}
