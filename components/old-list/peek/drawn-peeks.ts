import type { ReactNode } from 'react';
import { createStore, useStore } from '@/components/navigation/store';

/** A peek as the server draws it; without content the list at this address has no peeks. */
export type DrawnPeek = { content: ReactNode | Promise<ReactNode> };

export type DrawPeek = (pathname: string, uid: string) => Promise<DrawnPeek>;

/** The peek of a shared link, as the first HTML has it; a promise where it is late. */
export type FirstPeek = { pathname: string; uid: string; closeHref: string } & DrawnPeek;

/** As long as a page stays fresh in the browser. */
const FRESH_MS = 300_000;
const KEPT = 40;

type Kept = { at: number; drawn: Promise<DrawnPeek> };

const kept = createStore<ReadonlyMap<string, Kept>>(new Map());

/** How peeks are drawn, and when the page was opened or refreshed last: those drawn before are not fresh. */
export type PeekSource = { draw: DrawPeek; since: number };

/** Draws the peek of a row on the server, once while it is fresh. After a failure the next call tries again. */
export function drawPeek({ draw, since }: PeekSource, pathname: string, uid: string): void {
  const found = kept.get().get(`${pathname} ${uid}`);
  if (found && found.at >= since && Date.now() - found.at < FRESH_MS) return;
  const drawn = draw(pathname, uid);
  drawn.catch(() => keepPeek(pathname, uid, drawn, 0));
  keepPeek(pathname, uid, drawn);
}

export function keepPeek(pathname: string, uid: string, drawn: Promise<DrawnPeek>, at = Date.now()): void {
  const others = kept.get();
  kept.set(new Map([...(others.size < KEPT ? others : []), [`${pathname} ${uid}`, { at, drawn }]]));
}

export function useDrawnPeek(pathname: string, uid: string): Promise<DrawnPeek> | undefined {
  return useStore(kept, (all) => all.get(`${pathname} ${uid}`)?.drawn);
}
