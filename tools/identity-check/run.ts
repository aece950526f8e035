import { checkClient } from './checks/client';
import { type Discovered, readDiscovery } from './checks/discovery';
import { checkHosted } from './checks/hosted';
import { checkRenewal, checkRevocation, type Wait } from './checks/renewal';
import { checkSignIn } from './checks/sign-in';
import { checkTokens } from './checks/tokens';
import { type Check, checks, type Finding, notChecked, wrong } from './finding';
import { NotAnswering, type Pool } from './pool';

export async function* run(pool: Pool, wait: Wait): AsyncGenerator<Finding, void, undefined> {
  const done = new Set<Check>();
  let unreachable: string | undefined;
  try {
    for await (const finding of checkAll(pool, wait)) {
      done.add(finding.check);
      yield finding;
    }
  } catch (error) {
    if (!(error instanceof NotAnswering)) throw error;
    unreachable = error.message;
  }
  const [first, ...rest] = checks.filter((check) => !done.has(check));
  if (!first) return;
  yield unreachable ? wrong(first, unreachable) : notChecked(first, 'there was no sign-in');
  for (const check of rest) yield notChecked(check, unreachable ? 'the pool does not answer' : 'there was no sign-in');
}

async function* checkAll(pool: Pool, wait: Wait): AsyncGenerator<Finding, void, undefined> {
  const discovered = await readDiscovery(pool);
  yield* discovered.findings;

  const client = await checkClient(pool);
  yield* client.findings;
  yield* await hosted(pool, discovered, client.known);
  if (client.passwordFlow) yield* signedIn(pool, discovered, wait);
  else yield notChecked('sign-in', 'this check needs the password flow');
}

const hostedChecks = ['code grant', 'callback URL', 'scopes', 'sign-out URL'] as const;

async function hosted(pool: Pool, { document }: Discovered, known: boolean): Promise<Finding[]> {
  const skipped = (why: string) => hostedChecks.map((check) => notChecked(check, why));
  if (!known) return skipped('the pool does not know the app client');
  const { authorization_endpoint, token_endpoint } = document ?? {};
  if (!authorization_endpoint || !token_endpoint) return skipped('the discovery document names no hosted pages');
  return checkHosted(pool, { authorization_endpoint, token_endpoint });
}

async function* signedIn(pool: Pool, { keys }: Discovered, wait: Wait): AsyncGenerator<Finding, void, undefined> {
  const { finding, tokens } = await checkSignIn(pool);
  yield finding;
  if (!tokens) return;
  yield* await checkTokens(tokens, pool.settings, keys);
  const [renewal, first] = await checkRenewal(pool, tokens, wait);
  yield* renewal;
  const renews = renewal.some(({ check, outcome }) => check === 'renewal' && outcome === 'ok');
  const second = await checkSignIn(pool);
  if (second.tokens) yield await checkRevocation(pool, { first, second: second.tokens, renews });
  else yield notChecked('revocation', 'a second sign-in gave no tokens');
}
