/** The IANA name of a time zone that this machine knows; undefined for any other. */
export function canonicalTimeZone(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Whether this machine knows a time zone of this name, such as Europe/London. */
export function isTimeZone(name: string): boolean {
  return canonicalTimeZone(name) !== undefined;
}
