import { Hono } from 'hono';
import { z } from 'zod';
import type { IdentityContext } from '../context';
import { type Category, defaultRequestsPerSecond } from '../limits/throttle';
import { defaultSettings } from '../settings';
import { timingSafeTextEqual } from '../timing-safe-text';
import type { FaultInjection, RefusedAccessTokens } from './faults';

type Dependencies = {
  context: IdentityContext;
  faults: FaultInjection;
  refused: RefusedAccessTokens;
  token: string;
  restoreAccounts: () => Promise<void>;
};

const categories = Object.keys(defaultRequestsPerSecond) as Category[];

const settingsInput = z
  .strictObject({
    accessTokenSeconds: z.int().min(1).max(86_400),
    refreshTokenSeconds: z.int().min(1),
    graceSeconds: z.int().min(0).max(60),
    preventUserExistenceErrors: z.enum(['ENABLED', 'LEGACY']),
    requestsPerSecond: z.partialRecord(z.enum(categories), z.int().min(0)),
  })
  .partial();

const faultInput = z.discriminatedUnion('mode', [
  z.strictObject({ mode: z.enum(['none', 'down']) }),
  z.strictObject({ mode: z.literal('slow'), milliseconds: z.int().min(0).max(120_000) }),
]);

const refuseInput = z.strictObject({ refuse: z.enum(['none', 'issued-so-far', 'all']) });

const authenticatorInput = z.strictObject({ login: z.string().min(1), enrolled: z.boolean() });

const secretsInput = z.strictObject({ secrets: z.array(z.string().min(1)).min(1).max(2) });

const loginInput = z.strictObject({ login: z.string().min(1) });

/** Endpoints for tests, not part of Cognito. They require the control token of `identity.json`. */
export function createControlApi({ context, faults, refused, token, restoreAccounts }: Dependencies): Hono {
  const {
    settings,
    sessions,
    grants,
    users,
    browserSessions,
    lockout,
    codeLockout,
    resetRequests,
    throttle,
    softwareTokens,
  } = context;
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: z.prettifyError(error) }, 400);
    context.log(`identity control failed: ${error.stack ?? error.message}`);
    return c.json({ error: error.message }, 500);
  });

  app.use('/control/*', async (c, next) => {
    if (!timingSafeTextEqual(c.req.header('x-control-token') ?? '', token)) return c.json({ error: 'forbidden' }, 403);
    return await next();
  });

  const clearCounts = () => Object.assign(sessions.counts, { renewed: 0, refused: 0 });
  const findSub = async (login: string): Promise<string> => {
    const user = await users.findByLogin(login);
    if (!user) throw new Error(`No user signs in as ${login}.`);
    return user.sub;
  };

  app.post('/control/settings', async (c) => {
    const { requestsPerSecond, ...changes } = settingsInput.parse(await c.req.json());
    Object.assign(settings, changes, { requestsPerSecond: { ...settings.requestsPerSecond, ...requestsPerSecond } });
    return c.json(settings);
  });
  app.post('/control/client-secrets', async (c) => {
    const [secret, secondSecret] = secretsInput.parse(await c.req.json()).secrets;
    Object.assign(context.client, { secret, secondSecret });
    return c.body(null, 204);
  });
  app.post('/control/fault', async (c) => {
    const fault = faultInput.parse(await c.req.json());
    faults.set(fault);
    return c.json(fault);
  });
  app.post('/control/access-tokens', async (c) => {
    const { refuse } = refuseInput.parse(await c.req.json());
    refused.set(refuse);
    return c.json({ refuse });
  });
  app.post('/control/revoke', async (c) => {
    await grants.revokeAllOf(await findSub(loginInput.parse(await c.req.json()).login));
    return c.json({});
  });
  app.post('/control/expire', async (c) => {
    await grants.expireAllOf(await findSub(loginInput.parse(await c.req.json()).login));
    return c.json({});
  });
  app.post('/control/authenticator', async (c) => {
    const { login, enrolled } = authenticatorInput.parse(await c.req.json());
    const sub = await findSub(login);
    if (enrolled) return c.json({ secret: await softwareTokens.enrol(sub) });
    await softwareTokens.remove(sub);
    return c.json({});
  });
  app.get('/control/refreshes', (c) => c.json(sessions.counts));
  app.delete('/control/refreshes', (c) => c.json(clearCounts()));
  app.post('/control/reset', async (c) => {
    Object.assign(settings, defaultSettings);
    faults.set({ mode: 'none' });
    refused.set('none');
    clearCounts();
    lockout.forgiveAll();
    codeLockout.forgiveAll();
    resetRequests.clear();
    throttle.clear();
    browserSessions.dropWhere(() => true);
    await restoreAccounts();
    return c.json({});
  });
  return app;
}
