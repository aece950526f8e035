import { describe, expect, test } from 'vitest';
import { assertSecretHash, isClientSecret, secretHash } from './client-check';
import type { Client } from './context';

const addresses = { redirectUris: [], logoutUris: [] };
const confidential: Client = { id: 'client', secret: 'secret', ...addresses };
const open: Client = { id: 'client', secret: undefined, ...addresses };
const right = secretHash('isla', { id: 'client', secret: 'secret' });

/** A client with two secrets, because its first secret is being replaced. */
const rotating: Client = { ...confidential, secret: 'new', secondSecret: 'secret' };

describe('assertSecretHash checks the secret hash of a client', () => {
  test('assertSecretHash accepts a correct hash, or a missing hash if the client has no secret', () => {
    expect(() => assertSecretHash(confidential, 'isla', right)).not.toThrow();
    expect(() => assertSecretHash(open, 'isla', undefined)).not.toThrow();
    expect(() => assertSecretHash(rotating, 'isla', right)).not.toThrow();
  });

  test.each([
    [confidential, 'isla', undefined, 'Client client is configured with secret but SECRET_HASH was not received'],
    [confidential, 'callum', right, 'SecretHash does not match for the client: client'],
    [{ ...confidential, id: 'other' }, 'isla', right, 'SecretHash does not match for the client: other'],
    [open, 'isla', right, 'Unable to verify secret hash for client client'],
  ])('for the client %j and the user %s, assertSecretHash refuses the hash %s', (client, username, given, message) => {
    expect(() => assertSecretHash(client, username, given)).toThrow(
      expect.objectContaining({ type: 'NotAuthorizedException', message }),
    );
  });
});

test.each([
  [confidential, 'secret', true],
  [confidential, 'other', false],
  [rotating, 'secret', true],
  [rotating, 'new', true],
  [rotating, 'other', false],
  [confidential, undefined, false],
  [open, undefined, true],
  [open, 'secret', false],
])('for the client %j and the secret %s, isClientSecret returns %s', (client, given, accepted) => {
  expect(isClientSecret(client, given)).toBe(accepted);
});
