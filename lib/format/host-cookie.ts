/** On HTTPS, the prefix `__Host-` prevents sibling subdomains from setting the cookie. */
export function hostCookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name;
}

export function choiceCookie(name: string, value: string, { isHttps }: { isHttps: boolean }): string {
  const secure = isHttps ? '; secure' : '';
  return `${hostCookieName(name, isHttps)}=${value}; path=/; max-age=${value ? YEAR_SECONDS : 0}; samesite=lax${secure}`;
}

const YEAR_SECONDS = 31_536_000;
