import { describe, expect, test } from 'vitest';
import {
  accessTokenClaims,
  accessTokenHash,
  adminScope,
  type ClaimSubject,
  idTokenClaims,
  profileClaims,
} from './claims';

const user = {
  sub: 'sub-1',
  username: 'sub-1',
  email: 'isla@fairway.test',
  givenName: 'Isla',
  familyName: 'Mackintosh',
  name: 'Isla Mackintosh',
  groups: ['admin'],
};
const subject: ClaimSubject = {
  user,
  grant: { originJti: 'origin', scope: adminScope, authTime: new Date(1_000_000) },
  issuer: 'http://127.0.0.1:4000/eu-west-2_Fairway01',
  clientId: 'client',
  jti: 'jti',
  eventId: 'event',
  issuedAt: new Date(2_000_999),
  lifetimeSeconds: 3600,
};

describe('claims', () => {
  test('AUTH-2 the access token has the claims of an access token of Cognito', () => {
    expect(accessTokenClaims(subject)).toEqual({
      sub: 'sub-1',
      'cognito:groups': ['admin'],
      iss: 'http://127.0.0.1:4000/eu-west-2_Fairway01',
      version: 2,
      client_id: 'client',
      origin_jti: 'origin',
      event_id: 'event',
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      auth_time: 1000,
      iat: 2000,
      exp: 5600,
      jti: 'jti',
      username: 'sub-1',
    });
  });

  test('a user without groups has no groups claim', () => {
    const claims = accessTokenClaims({ ...subject, user: { ...user, groups: [] } });
    expect(claims).not.toHaveProperty('cognito:groups');
  });

  test('the id token contains the client id, the user’s fields, the nonce and a hash of the access token', () => {
    const claims = idTokenClaims(subject, 'access-token', 'n-1');
    expect(claims).toMatchObject({
      aud: 'client',
      token_use: 'id',
      'cognito:username': 'sub-1',
      email: 'isla@fairway.test',
      email_verified: true,
      name: 'Isla Mackintosh',
      nonce: 'n-1',
      at_hash: accessTokenHash('access-token'),
    });
    expect(idTokenClaims(subject, 'access-token')).not.toHaveProperty('nonce');
  });

  test.each([
    ['openid', ['email', 'email_verified', 'given_name', 'family_name', 'name']],
    [adminScope, ['email', 'email_verified', 'given_name', 'family_name', 'name']],
    ['openid email', ['email', 'email_verified']],
    ['openid profile', ['given_name', 'family_name', 'name']],
    ['openid email profile', ['email', 'email_verified', 'given_name', 'family_name', 'name']],
  ])('userInfo with the scope %j returns the claims %j', (scope, names) => {
    expect(Object.keys(profileClaims(user, scope, true))).toEqual(names);
  });

  test('at_hash is the left half of the hash, as in the OpenID Connect example', () => {
    expect(accessTokenHash('jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y')).toBe('77QmUPtjPfzWtF2AnpK9RQ');
  });
});
