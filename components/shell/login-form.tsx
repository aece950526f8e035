'use client';

import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import Link from 'next/link';
import { useActionState, useEffect, useRef, useState } from 'react';
import { SubmitButton } from './submit-button';

type LoginState = {
  email: string;
  fields?: { email?: string; password?: string };
  failure?: { message: string };
};

type Props = {
  action: (state: LoginState, data: FormData) => Promise<LoginState>;
  from: string;
  forgotHref: string;
  initialError: string | undefined;
};

/** E-mail and password. Works with scripting off, with password managers and screen readers. */
export function LoginForm({ action, from, forgotHref, initialError }: Props) {
  const [state, submit] = useActionState(action, {
    email: '',
    ...(initialError && { failure: { message: initialError } }),
  });
  const [shown, setShown] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const { fields, failure } = state;

  // The password is gone from the form after a failure: that is where the next attempt begins.
  useEffect(() => {
    if (failure || fields?.password) password.current?.focus();
  }, [failure, fields]);

  return (
    <form action={submit} noValidate className="mt-7 flex flex-col gap-4">
      {failure && (
        <p role="alert" className="flex items-start gap-2 rounded-md bg-destructive-muted px-3 py-2.5 text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" strokeWidth={1.75} />
          {failure.message}
        </p>
      )}
      <input type="hidden" name="from" value={from} />
      <div>
        <label htmlFor="email" className="text-sm font-medium">
          E-mail
        </label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={state.email}
          key={state.email}
          aria-invalid={fields?.email ? true : undefined}
          aria-describedby={fields?.email ? 'email-fault' : undefined}
          className="field mt-2"
        />
        <FieldFault id="email-fault" message={fields?.email} />
      </div>
      <div>
        <div className="flex items-baseline justify-between">
          <label htmlFor="password" className="text-sm font-medium">
            Password
          </label>
          <Link
            href={forgotHref}
            prefetch={false}
            className="rounded-sm text-sm font-medium text-primary hover:underline"
          >
            Forgot password?
          </Link>
        </div>
        <div className="relative mt-2">
          <input
            ref={password}
            id="password"
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            required
            aria-invalid={fields?.password ? true : undefined}
            aria-describedby={fields?.password ? 'password-fault' : undefined}
            className="field pr-11"
          />
          <button
            type="button"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-2 grid size-7 -translate-y-1/2 place-items-center rounded-sm text-muted-foreground hover:bg-accent noscript:hidden"
          >
            {shown ? (
              <EyeOff aria-hidden className="size-4" strokeWidth={1.75} />
            ) : (
              <Eye aria-hidden className="size-4" strokeWidth={1.75} />
            )}
          </button>
        </div>
        <FieldFault id="password-fault" message={fields?.password} />
      </div>
      <div className="mt-2">
        <SubmitButton variant="primary">Sign in</SubmitButton>
      </div>
    </form>
  );
}

function FieldFault({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={id} className="mt-1.5 flex items-center gap-1.5 text-xs text-destructive">
      <CircleAlert aria-hidden className="size-3.5 shrink-0" strokeWidth={1.75} />
      {message}
    </p>
  );
}
