import { Hono } from 'hono';
import * as z from 'zod';
import type { IdentityContext } from '../context';
import { type Category, defaultRequestsPerSecond } from '../limits/throttle';
import { defaultSettings } from '../settings';
import { timingSafeTextEqual } from '../timing-safe-text';
import type { FaultInjection } from './faults';

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

const login = z.string().min(1);

/** Creates endpoints for tests, which Cognito does not have. They require the control token of `identity.json`. */
export function createControlApi(context: IdentityContext, faults: FaultInjection, token: string): Hono {
  const { settings, sessions, grants, refused, softwareTokens } = context;
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

  const post = <Input>(path: string, input: z.ZodType<Input>, run: (input: Input) => object | Promise<object>) =>
    app.post(`/control/${path}`, async (c) => c.json(await run(input.parse(await c.req.json()))));
  const clearCounts = () => Object.assign(sessions.counts, { renewed: 0, refused: 0 });
  const findSub = async (login: string): Promise<string> => {
    const user = await context.users.findByLogin(login);
    if (!user) throw new Error(`No account has the e-mail or username ${login}.`);
    return user.sub;
  };

  post('settings', settingsInput, ({ requestsPerSecond, ...changes }) =>
    Object.assign(settings, changes, { requestsPerSecond: { ...settings.requestsPerSecond, ...requestsPerSecond } }),
  );
  const secrets = z.array(z.string().min(1)).min(1).max(2);
  post('client-secrets', z.strictObject({ secrets }), ({ secrets: [secret, secondSecret] }) => {
    Object.assign(context.client, { secret, secondSecret });
    return {};
  });
  post('fault', faultInput, (fault) => {
    faults.set(fault);
    return fault;
  });
  post('access-tokens', z.strictObject({ refuse: z.enum(['none', 'issued-so-far', 'all']) }), ({ refuse }) => {
    refused.set(refuse);
    return { refuse };
  });
  post('revoke', z.strictObject({ login }), async (user) => {
    await grants.revokeAllOf(await findSub(user.login));
    return {};
  });
  post('expire', z.strictObject({ login }), async (user) => {
    await grants.expireAllOf(await findSub(user.login));
    return {};
  });
  post('authenticator', z.strictObject({ login, enrolled: z.boolean() }), async (user) => {
    const sub = await findSub(user.login);
    if (user.enrolled) return { secret: await softwareTokens.enrol(sub) };
    await softwareTokens.remove(sub);
    return {};
  });
  app.get('/control/refreshes', (c) => c.json(sessions.counts));
  app.delete('/control/refreshes', (c) => c.json(clearCounts()));
  app.post('/control/reset', async (c) => {
    Object.assign(settings, defaultSettings);
    faults.set({ mode: 'none' });
    refused.set('none');
    clearCounts();
    context.lockout.forgiveAll();
    context.codeLockout.forgiveAll();
    context.resetRequests.clear();
    context.throttle.clear();
    context.browserSessions.dropWhere(() => true);
    await context.restoreAccounts();
    return c.json({});
  });
  return app;
}
