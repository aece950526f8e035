import { expect, test } from '@playwright/test';
import { startSecondApp } from '../support/second-app';
import { cookieHeader, sealSession, startSession } from '../support/session';

test('GUARD-1 the /design page does not exist where DESIGN_PAGE is not set @nightly', async () => {
  const cookie = cookieHeader(await sealSession(await startSession()));
  const app = await startSecondApp();
  try {
    for (const path of ['/design', '/design?theme=dark']) {
      const signedOut = await fetch(app.address + path, { redirect: 'manual' });
      expect(signedOut.status).toBe(307);
      expect(signedOut.headers.get('location')).toBe(`/login?${new URLSearchParams({ from: path })}`);
      const signedIn = await fetch(app.address + path, { headers: { cookie }, redirect: 'manual' });
      expect(signedIn.status).toBe(404);
      expect(await signedIn.text()).not.toContain('data-specimen');
    }
  } finally {
    await app.stop();
  }
});
