import { recordAround } from '@/lib/breadcrumbs';
import type { BestMatch } from './rank';

/** `named` is the URL's record, once the search has found it. */
export type PastedAddress = { href: string; label: string; named: BestMatch | undefined };

/** Opens the record's own screen if the path is that of another kind of record. */
export function pastedAddress(pasted: { href: string; label: string }, named: BestMatch | undefined): PastedAddress {
  const isItsPath = !named || recordAround(pasted.href)?.kind === named.list;
  return { label: pasted.label, href: isItsPath ? pasted.href : named.hit.href, named };
}
