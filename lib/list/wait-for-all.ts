const [KEY, VALUE] = ['wait', 'all'] as const;

/** The address of the page that waits for all of its answers: without scripting none can be added later. */
export function waitForAll(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${KEY}=${VALUE}`;
}

export function waitsForAll(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).get(KEY) === VALUE;
}
