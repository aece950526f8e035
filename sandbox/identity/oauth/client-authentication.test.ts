import { describe, expect, test } from 'vitest';
import type { Client } from '../context';
import { authenticateClient } from './client-authentication';

const client: Client = { id: 'client', secret: 's3:c%ret', redirectUris: [], logoutUris: [] };
const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
const authenticate = (authorization: string | undefined, form: Record<string, string>) => () =>
  authenticateClient(client, authorization, new Map(Object.entries(form)), 400);

describe('authenticateClient authenticates a client', () => {
  test.each([
    [basic('client:s3%3Ac%25ret'), {}],
    [basic('client:s3%3Ac%25ret'), { client_id: 'client' }],
    [undefined, { client_id: 'client', client_secret: 's3:c%ret' }],
  ])('authenticateClient accepts the Authorization header %s with the form %j', (authorization, form) => {
    expect(authenticate(authorization, form)).not.toThrow();
  });

  test.each([
    [undefined, {}],
    [undefined, { client_id: 'client' }],
    [undefined, { client_id: 'client', client_secret: 'wrong' }],
    [undefined, { client_id: 'other', client_secret: 's3:c%ret' }],
    [basic('client:wrong'), {}],
    [basic('client'), {}],
    [basic('client:%E0%A4%A'), {}],
    ['Bearer abc', {}],
    [basic('client:s3%3Ac%25ret'), { client_id: 'other' }],
  ])('authenticateClient refuses the Authorization header %s with the form %j', (authorization, form) => {
    expect(authenticate(authorization, form)).toThrow(expect.objectContaining({ code: 'invalid_client' }));
  });

  test('a client without a secret authenticates with its id only', () => {
    const { secret: _, ...named } = client;
    const asPublic = (form: Record<string, string>) => () =>
      authenticateClient({ ...named, secret: undefined }, undefined, new Map(Object.entries(form)), 400);
    expect(asPublic({ client_id: 'client' })).not.toThrow();
    const refused = expect.objectContaining({ code: 'invalid_client' });
    expect(asPublic({ client_id: 'other' })).toThrow(refused);
    expect(asPublic({ client_id: 'client', client_secret: 'any' })).toThrow(refused);
  });

  test('authenticateClient refuses two authentication methods in one request', () => {
    expect(authenticate(basic('client:s3%3Ac%25ret'), { client_secret: 's3:c%ret' })).toThrow(
      expect.objectContaining({ code: 'invalid_request' }),
    );
  });
});
