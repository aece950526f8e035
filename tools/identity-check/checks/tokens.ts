import { compactVerify, createLocalJWKSet, errors, type JSONWebKeySet } from 'jose';
import * as z from 'zod';
import { type Check, type Finding, notChecked, ok, wrong } from '../finding';
import { readJson } from '../pool';
import type { Settings } from '../settings';
import type { Tokens } from './sign-in';

const Claims = z.looseObject({
  iss: z.string().optional(),
  token_use: z.string().optional(),
  client_id: z.string().optional(),
  aud: z.unknown().optional(),
  iat: z.number().optional(),
  exp: z.number().optional(),
  sub: z.string().optional(),
  username: z.string().optional(),
  email: z.string().optional(),
  'cognito:groups': z.array(z.string()).optional(),
});
type Claims = z.infer<typeof Claims>;

/** Checks that the tokens contain the claims that the app and the API need. */
export async function checkTokens(tokens: Tokens, settings: Settings, keys: JSONWebKeySet | null): Promise<Finding[]> {
  const access = claimsOf(tokens.AccessToken);
  const id = claimsOf(tokens.IdToken);
  return [
    await judge('access token', { token: tokens.AccessToken, keys }, accessFaults(access, settings), livesFor(access)),
    await judge(
      'id token',
      { token: tokens.IdToken, keys },
      idFaults(id, settings),
      'the id token names the person and this app client',
    ),
    judgeGroup(access, settings.staffGroup),
  ];
}

/** The faults of an access token, by whose claims the API identifies its caller. */
export function accessFaults(claims: Claims | null, { issuer, clientId }: Settings): string[] {
  if (!claims) return ['it is not a JWT'];
  const faults = missing(claims, ['username', 'iat', 'exp']);
  faults.push(...other(claims, { iss: issuer, token_use: 'access', client_id: clientId }));
  const remedy = 'remove resource binding or the trigger that adds it';
  if (claims.aud !== undefined) faults.push(`it has an aud, which the pool gives to id tokens alone: ${remedy}`);
  return faults;
}

/** The faults of an id token, from which the app reads name and e-mail address. */
export function idFaults(claims: Claims | null, { issuer, clientId }: Settings): string[] {
  if (!claims) return ['it is not a JWT'];
  const readable = claims.email ? [] : ['it has no email: let the app client read the attribute'];
  return [...missing(claims, ['sub']), ...readable, ...other(claims, { iss: issuer, token_use: 'id', aud: clientId })];
}

const missing = (claims: Claims, names: readonly string[]) =>
  names.filter((name) => claims[name] === undefined).map((name) => `it has no ${name}`);

const other = (claims: Claims, expected: Readonly<Record<string, string>>) =>
  Object.entries(expected)
    .filter(([name, value]) => claims[name] !== value)
    .map(([name, value]) => `its ${name} is ${JSON.stringify(claims[name]) ?? 'missing'} instead of ${value}`);

function judgeGroup(claims: Claims | null, group: string | undefined): Finding {
  if (!group) return notChecked('staff group', 'AUTH_STAFF_GROUP is not set: the API alone decides who is staff');
  const groups = claims?.['cognito:groups'] ?? [];
  if (groups.includes(group)) return ok('staff group', `the access token names ${group}`);
  const named = groups.length > 0 ? `names ${groups.join(', ')}` : 'names no group';
  return wrong('staff group', `the access token ${named}: make the group ${group} and put staff in it`);
}

type Signed = { token: string; keys: JSONWebKeySet | null };

async function judge(check: Check, { token, keys }: Signed, faults: readonly string[], says: string): Promise<Finding> {
  const signed = keys ? await isSignedBy(token, keys) : null;
  if (signed === false) return wrong(check, 'none of the published keys matches its signature');
  if (faults.length > 0) return wrong(check, faults.join('; '));
  return ok(check, signed ? says : `${says}; its signature was not checked`);
}

async function isSignedBy(token: string, keys: JSONWebKeySet): Promise<boolean> {
  try {
    await compactVerify(token, createLocalJWKSet(keys), { algorithms: ['RS256'] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

function claimsOf(token: string): Claims | null {
  return Claims.safeParse(readJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())).data ?? null;
}

const livesFor = (claims: Claims | null) =>
  `lives ${Math.round(((claims?.exp ?? 0) - (claims?.iat ?? 0)) / 60)} min, and names its user and client`;
