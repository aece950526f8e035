import type { ReactNode } from 'react';

/** A peek as the server draws it; without content the list at this address has no peeks. */
export type DrawnPeek = { content: ReactNode | Promise<ReactNode> };

export type DrawPeek = (pathname: string, uid: string) => Promise<DrawnPeek>;

/** The peek of a shared link, as the first HTML has it; a promise where it is late. */
export type FirstPeek = { pathname: string; uid: string; closeHref: string } & DrawnPeek;

/** As long as a page stays fresh in the browser. */
const FRESH_MS = 300_000;
const KEPT = 40;

const kept = new Map<string, { at: number; drawn: Promise<DrawnPeek> }>();

/** The peek of a row of the list on the screen, drawn once while it is fresh. */
export function drawnPeek(draw: DrawPeek, pathname: string, uid: string): Promise<DrawnPeek> {
  const key = `${pathname} ${uid}`;
  const found = kept.get(key);
  if (found && Date.now() - found.at < FRESH_MS) return found.drawn;
  const drawn = draw(pathname, uid);
  // Whoever shows it reports the failure; the next one asks again.
  drawn.catch(() => kept.delete(key));
  keepPeek(pathname, uid, drawn);
  return drawn;
}

export function keepPeek(pathname: string, uid: string, drawn: Promise<DrawnPeek>): void {
  if (kept.size >= KEPT) kept.clear();
  kept.set(`${pathname} ${uid}`, { at: Date.now(), drawn });
}
