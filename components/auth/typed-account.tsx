'use client';

import { createContext, type ReactNode, use, useMemo, useState } from 'react';

type Typed = { account: string; keepAccount: (account: string) => void };

const TypedAccount = createContext<Typed>({ account: '', keepAccount: () => {} });

/** Carries the typed e-mail address from one form to the next, in memory only. */
export function TypedAccountProvider({ children }: { children: ReactNode }) {
  const [account, keepAccount] = useState('');
  const typed = useMemo(() => ({ account, keepAccount }), [account]);
  return <TypedAccount value={typed}>{children}</TypedAccount>;
}

export function useTypedAccount(): Typed {
  return use(TypedAccount);
}
