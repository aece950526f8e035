'use client';

import { useEffect, useState } from 'react';
import { CopyButton } from '@/components/fields/copy-button';
import { buttonVariants } from '@/components/ui/button-variants';
import { fetchOrFailure } from '@/lib/fetch-json';

const SHOWN_MS = 60_000;

/** The e-mail addresses on the screen, by URL; null for an address that was hidden again. */
export type ShownEmails = Readonly<Record<string, string | null>>;

type Props = { url: string; onShown?: (shown: ShownEmails) => void };

type State = 'hidden' | 'loading' | { email: string } | { failure: string };

/**
 * Hides the e-mail address after a minute. Callers set the user as `key`, so that one user's state does not pass to
 * another.
 */
export function EmailOnDemand({ url, onShown }: Props) {
  const [state, setState] = useState<State>('hidden');
  const email = typeof state === 'object' && 'email' in state ? state.email : null;
  const failure = typeof state === 'object' && 'failure' in state ? state.failure : null;

  useEffect(() => {
    if (email === null) return;
    const timer = setTimeout(() => {
      setState('hidden');
      onShown?.({ [url]: null });
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [email, url, onShown]);

  const show = async () => {
    setState('loading');
    const fetched = await fetchOrFailure<{ email: string }>(url);
    setState(fetched);
    if ('email' in fetched) onShown?.({ [url]: fetched.email });
  };

  if (email !== null) {
    return (
      <span className="flow-root min-h-7 coarse:min-h-11">
        <span className="-my-0.5 flex min-w-0 items-center gap-0.5">
          <span className="truncate" title={email}>
            {email}
          </span>
          <CopyButton value={email} label="e-mail" />
        </span>
      </span>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <button
        type="button"
        className={buttonVariants({ variant: 'outline', size: 'xs', className: 'print:hidden' })}
        onClick={() => state !== 'loading' && void show()}
        aria-disabled={state === 'loading' || undefined}
      >
        {state === 'loading' ? 'Loading…' : failure !== null ? 'Retry' : 'Show e-mail'}
      </button>
      {failure !== null && (
        <span role="alert" className="text-xs text-destructive">
          {`Could not load: ${failure}`}
        </span>
      )}
    </span>
  );
}
