'use client';

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { FieldGroup } from '@/components/ui/field';
import { SubmitButton } from './submit-button';
import type { FormState, useAuthForm } from './use-auth-form';

type Labels = Readonly<Record<string, string>>;
type Props = {
  of: ReturnType<typeof useAuthForm>;
  labels: Labels;
  button: string;
  again: string;
  children: ReactNode;
};

export function AuthForm({ of: { state, pending, form }, labels, button, again, children }: Props) {
  const box = useRef<HTMLFormElement>(null);
  const first = useRef(state);
  // Faults of the first render move no focus: somebody may be typing before the scripts run.
  useEffect(() => {
    if (state === first.current) return;
    const fields = [...(box.current?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
    const names = state.faults ? Object.keys(state.faults) : [again];
    const next = fields.find(({ name }) => names.includes(name));
    next?.focus();
    next?.select();
  }, [state, again]);
  return (
    <form {...form} ref={box} noValidate className="mt-7">
      <FieldGroup className="gap-4">
        <FormAlert state={state} labels={labels} />
        {children}
        <div className="mt-2">
          <SubmitButton variant="default" pending={pending}>
            {button}
          </SubmitButton>
        </div>
      </FieldGroup>
    </form>
  );
}

export function FormAlert({ state, labels = {} }: { state: FormState; labels?: Labels }) {
  const { failure, faults = {} } = state;
  const wrong = Object.keys(labels).filter((name) => faults[name]);
  if (!failure && wrong.length === 0) return null;
  return (
    <Alert>
      <CircleAlert aria-hidden />
      <AlertDescription>
        <p>{failure ? failure.message : <FaultyFields names={wrong} labels={labels} />}</p>
      </AlertDescription>
    </Alert>
  );
}

function FaultyFields({ names, labels }: { names: readonly string[]; labels: Labels }) {
  return (
    <>
      Check{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && (index === names.length - 1 ? ' and ' : ', ')}
          <a href={`#${name}`} className="rounded-sm font-medium underline">
            {labels[name]}
          </a>
        </span>
      ))}
      .
    </>
  );
}
