import type { JSONWebKeySet } from 'jose';
import * as z from 'zod';
import { type Finding, notChecked, ok, wrong } from '../finding';
import { type Pool, readJson } from '../pool';

const Discovery = z.object({
  issuer: z.string(),
  jwks_uri: z.url(),
  authorization_endpoint: z.url().optional(),
  token_endpoint: z.url().optional(),
});

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.literal('RSA'), kid: z.string() })) });

export type Discovered = { document: z.infer<typeof Discovery> | null; keys: JSONWebKeySet | null };

/** Reads and checks the discovery document and the public keys of the pool. */
export async function readDiscovery(pool: Pool): Promise<Discovered & { findings: Finding[] }> {
  const { issuer } = pool.settings;
  const { status, body } = await pool.get(`${issuer}/.well-known/openid-configuration`);
  const document = Discovery.safeParse(readJson(body)).data ?? null;
  if (status !== 200 || !document) {
    const says = `HTTP ${status} and no discovery document: AUTH_COGNITO_ISSUER must be https://cognito-idp.<region>.amazonaws.com/<pool id>`;
    const findings = [
      wrong('discovery document', says),
      notChecked('signing keys', 'this check needs the discovery document'),
    ];
    return { document: null, keys: null, findings };
  }
  return { document, ...(await readKeys(pool, document)) };
}

async function readKeys(pool: Pool, document: z.infer<typeof Discovery>) {
  const { status, body } = await pool.get(document.jwks_uri);
  const keys: JSONWebKeySet | null = KeySet.safeParse(readJson(body)).data ?? null;
  const count = keys?.keys.length ?? 0;
  const findings = [
    judgeDocument(document, pool.settings.issuer),
    status === 200 && count > 0
      ? ok('signing keys', `${count} RSA ${count === 1 ? 'key' : 'keys'}`)
      : wrong('signing keys', `HTTP ${status} and no RSA keys at the document's jwks_uri`),
  ];
  return { keys: count > 0 ? keys : null, findings };
}

function judgeDocument(document: z.infer<typeof Discovery>, issuer: string): Finding {
  if (document.issuer !== issuer) {
    return wrong('discovery document', `its issuer is ${document.issuer}: set AUTH_COGNITO_ISSUER to exactly that`);
  }
  if (!document.authorization_endpoint || !document.token_endpoint) {
    return wrong('discovery document', 'it names no hosted pages: give the user pool a domain');
  }
  return ok('discovery document', `of ${issuer}`);
}
