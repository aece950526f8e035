'use client';

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { FieldGroup } from '@/components/ui/field';
import { SubmitButton } from './submit-button';

/** The result of a form: its fields as typed, the faults by field, or the failure of the whole. */
export type FormState = {
  given: Readonly<Record<string, string>>;
  faults?: Readonly<Record<string, string>>;
  failure?: { message: string };
};
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

type Labels = Readonly<Record<string, string>>;
type Props = {
  state: FormState;
  submit: (data: FormData) => void;
  labels: Labels;
  button: string;
  children: ReactNode;
};

export function AuthForm({ state, submit, labels, button, children }: Props) {
  return (
    <form action={submit} noValidate className="mt-7">
      <FieldGroup className="gap-4">
        <Summary state={state} labels={labels} />
        {children}
        <div className="mt-2">
          <SubmitButton variant="default">{button}</SubmitButton>
        </div>
      </FieldGroup>
    </form>
  );
}

function Summary({ state, labels }: { state: FormState; labels: Labels }) {
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
