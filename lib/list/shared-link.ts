/** The link to a list as it is on screen: its address, and the hidden columns when there are any. */
export function sharedLink(address: string, hidden: ReadonlySet<string>): string {
  const url = new URL(address);
  if (hidden.size === 0) url.searchParams.delete('hide');
  else url.searchParams.set('hide', [...hidden].sort().join('.'));
  return url.href.replaceAll('%2C', ',');
}
