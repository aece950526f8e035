'use client';

import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { storedEmail } from './auth-storage';

/** @param account the account of a valid session; changes when another tab signs in or out */
export function SignedIn({ account: initial, next }: { account: string | null; next: string }) {
  const [account, setAccount] = useState(initial);
  const [fragment, setFragment] = useState('');
  const update = () => {
    setAccount(storedEmail());
    setFragment(location.hash);
  };
  useWindowEvent('storage', update);
  // A frozen tab may have missed the event.
  useWindowEvent('visibilitychange', update);
  if (account === null) return null;
  return (
    <Alert data-signed-in="" className="mt-7">
      <CircleUserRound aria-hidden />
      <AlertDescription>
        <p className="wrap-anywhere">{`You are signed in as ${account}.`}</p>
        <p>
          <a href={next + fragment} className="rounded-sm font-medium text-primary underline coarse:py-3">
            Continue
          </a>
        </p>
      </AlertDescription>
    </Alert>
  );
}
