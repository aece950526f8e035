import { type ConsoleMessage, expect, type Page } from '@playwright/test';
import {
  type Api,
  connectApi,
  findClub,
  findEventWithFriendlyRounds,
  findIdle,
  findKeenest,
  findSteadyMember,
  type NamedUser,
} from './api';
import { test as base } from './faults';
import type { Where } from './lists';

export { expect };

/** Images that the browser may request after a test has ended the session. Their failure is no error. */
export const PICTURES = /\/(?:favicon\.ico|icon\.svg|api\/avatar)$/;

type Each = {
  /** Console errors that the test provokes on purpose. */
  expectedErrors: RegExp[];
};
type Shared = { api: Api; keenest: NamedUser; idle: NamedUser; user: string; group: string; where: Where };

/** The test function for screens. It adds the fixtures `fault` and `api`, and checks the console of every page. */
export const test = base.extend<Each, Shared>({
  api: [async ({ playwright }, provide) => provide(await connectApi(playwright.request)), { scope: 'worker' }],
  keenest: [async ({ api }, provide) => provide(await findKeenest(api)), { scope: 'worker' }],
  idle: [async ({ api }, provide) => provide(await findIdle(api)), { scope: 'worker' }],
  user: [async ({ keenest }, provide) => provide(keenest.uid), { scope: 'worker' }],
  group: [
    async ({ api }, provide) => {
      const { items } = await api.list('admin/groups', { sortedBy: '-membersCount', pageSize: 1 });
      await provide(String(items[0]?.uid));
    },
    { scope: 'worker' },
  ],
  where: [
    async ({ api, user, group }, provide) => {
      const [club, played] = await Promise.all([findClub(api), findEventWithFriendlyRounds(api)]);
      await provide({ user, group, club, ...played, member: await findSteadyMember(api, club) });
    },
    { scope: 'worker' },
  ],
  expectedErrors: [[], { option: true }],
  /** Fails the test if a page breaks its security policy, throws, or writes an error to the console. */
  context: async ({ context, expectedErrors }, provide) => {
    const faults: string[] = [];
    const note = (text: string, page: Page | null) => {
      if (!expectedErrors.some((expected) => expected.test(text))) faults.push(`${page?.url()}: ${text}`);
    };
    context.on('weberror', (error) => note(String(error.error()), error.page()));
    context.on('console', (message: ConsoleMessage) => {
      const { url } = message.location();
      if (message.type() === 'error' && !PICTURES.test(url)) note(`${message.text()} ${url}`, message.page());
    });
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Content Security Policy: ${violatedDirective} broken by ${blockedURI}`);
      });
    });
    await provide(context);
    expect(faults, 'errors in the console').toEqual([]);
  },
});
