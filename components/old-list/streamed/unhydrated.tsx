'use client';

import { type ReactNode, use } from 'react';

const forever = new Promise<never>(() => undefined);

/** A boundary that suspends while React hydrates it stays as the server sent it. */
export function Unhydrated({ children }: { children: Promise<ReactNode> }) {
  return use<ReactNode>(typeof document === 'undefined' ? children : forever);
}
