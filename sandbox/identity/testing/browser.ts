export type Browser = ReturnType<typeof createBrowser>;

/** Imitates a browser: sends requests with fetch and keeps one host's cookies. */
export function createBrowser() {
  const jar = new Map<string, string>();

  async function request(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Follows redirects within the host and returns the final page. */
  async function visit(address: string | URL): Promise<{ url: URL; html: string; status: number }> {
    let url = new URL(address);
    for (let hops = 0; hops < 10; hops++) {
      const response = await request(url);
      const location = response.headers.get('location');
      if (location === null) return { url, html: await response.text(), status: response.status };
      const next = new URL(location, url);
      if (next.host !== url.host) return { url: next, html: '', status: response.status };
      url = next;
    }
    throw new Error('Too many redirects.');
  }

  /** Submits the page's only form, with its hidden fields and `fields`. */
  function submit(page: { url: URL; html: string }, fields: Record<string, string>): Promise<Response> {
    const action = decode(/<form method="post" action="([^"]*)"/.exec(page.html)?.[1] ?? '');
    const hidden = [...page.html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, decode(value)],
    );
    const body = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields });
    return request(new URL(action, page.url), { method: 'POST', body });
  }
  return { request, visit, submit, cookies: jar };
}

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
