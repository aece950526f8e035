/** Leads a page whose response has begun to another address, without scripting, too. */
export function RefreshTo({ href }: { href: string }) {
  return <meta httpEquiv="refresh" content={`0;url=${href}`} />;
}
