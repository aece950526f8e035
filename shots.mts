import { chromium } from '@playwright/test';

const app = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 } });
const p = await ctx.newPage();
await p.goto(app + '/login');
await p.getByLabel('E-mail').fill('staff@fairway.test');
await p.getByLabel('Password', { exact: true }).fill('Sandbox-Only-1');
await p.getByRole('button', { name: 'Sign in', exact: true }).click();
await p.waitForURL(app + '/');
await p.goto(app + '/all-users?q=Featherstonehaugh');
const t = (await p.locator('tbody a').first().getAttribute('href')) + '/friendly-rounds';
await p.goto(app + t, { waitUntil: 'networkidle' });
await p.screenshot({ path: '/tmp/s1.png' });
await p.emulateMedia({ colorScheme: 'dark' });
await p.screenshot({ path: '/tmp/s2.png' });
await p.emulateMedia({ colorScheme: 'light' });
await p.setViewportSize({ width: 390, height: 844 });
await p.screenshot({ path: '/tmp/s3.png' });
await p.setViewportSize({ width: 1440, height: 900 });
await p.route(/_rsc/, async (r) => {
  await new Promise((x) => setTimeout(x, 3000));
  await r.continue();
});
await p.evaluate(() => (document.querySelector('a[aria-label="Next page"]') as HTMLElement).click());
await p.waitForTimeout(700);
await p.screenshot({ path: '/tmp/s4.png' });
await b.close();
