import { staff } from '../testing/browser.mjs';

export type Answer = { status: number; type: string; body: string };

/** A signed-in session without a browser. */
export type Session = { get: (path: string) => Promise<Answer> };

/** Signs in by posting the form as a browser without scripting does. */
export async function signIn(app: string): Promise<Session> {
  const jar = new Map<string, string>();
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie, origin: app };
    const response = await fetch(app + path, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: await response.text(),
    };
  }
  const { body: page } = await send('/login');
  const form = new FormData();
  const fields = page.slice(page.indexOf('<form'), page.indexOf('name="password"'));
  for (const [, name = '', value = ''] of fields.matchAll(
    /<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g,
  )) {
    form.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  form.append('email', staff.email);
  form.append('password', staff.password);
  const { status } = await send('/login', { method: 'POST', body: form });
  if (status !== 303) throw new Error(`The sign-in form answered ${status}, not 303`);
  return { get: (path) => send(path) };
}
