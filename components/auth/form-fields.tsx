'use client';

import { cx } from 'class-variance-authority';
import { Check, CircleAlert, Dot, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import { passwordRules } from '@/lib/auth/sign-in/password-rules';

/** The result of a form: its fields as typed, the faults by field, or the failure of the whole. */
export type FormState = {
  given: Readonly<Record<string, string>>;
  faults?: Readonly<Record<string, string>>;
  failure?: { message: string };
};
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

/** The failure of the form, or links to its faulty fields. */
export function FormSummary({ state, labels }: { state: FormState; labels: Readonly<Record<string, string>> }) {
  const { failure, faults = {} } = state;
  const wrong = Object.keys(labels).filter((name) => faults[name]);
  if (!failure && wrong.length === 0) return null;
  return (
    <p role="alert" className="flex items-start gap-2 rounded-md bg-destructive-muted px-3 py-2.5 text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive" />
      {failure ? (
        failure.message
      ) : (
        <span>
          Check{' '}
          {wrong.map((name, index) => (
            <span key={name}>
              {index > 0 && (index === wrong.length - 1 ? ' and ' : ', ')}
              <a href={`#${name}`} className="rounded-sm font-medium underline">
                {labels[name]}
              </a>
            </span>
          ))}
          .
        </span>
      )}
    </p>
  );
}

type FieldProps = {
  name: string;
  label: string;
  /** At the end of the label's line. */
  aside?: ReactNode;
  fault: string | undefined;
  ref?: Ref<HTMLInputElement>;
} & Omit<ComponentProps<'input'>, 'id' | 'name' | 'className' | 'ref'>;

export function TextField({ name, label, aside, fault, ...input }: FieldProps) {
  return (
    <div>
      <FieldLabel name={name} label={label} aside={aside} />
      <input id={name} name={name} required {...faultProps(name, fault)} {...input} className="field mt-2" />
      <FieldFault name={name} message={fault} />
    </div>
  );
}

export function PasswordField({ name, label, aside, fault, children, ...input }: FieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div>
      <FieldLabel name={name} label={label} aside={aside} />
      <div className="relative mt-2">
        <input
          id={name}
          name={name}
          type={shown ? 'text' : 'password'}
          required
          {...faultProps(name, fault)}
          {...input}
          className="field pr-11"
        />
        <button
          type="button"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute top-1/2 right-2 grid size-7 -translate-y-1/2 place-items-center rounded-sm text-muted-foreground hover:bg-accent noscript:hidden"
        >
          <Icon aria-hidden className="size-4" />
        </button>
      </div>
      <FieldFault name={name} message={fault} />
      {children}
    </div>
  );
}

/** A new password, with the rules that it has to meet. */
export function NewPasswordField(props: Omit<FieldProps, 'autoComplete' | 'children' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      autoComplete="new-password"
      aria-describedby="rules"
      onChange={(e) => setTyped(e.target.value)}
      {...props}
    >
      <ul id="rules" className="mt-2.5 grid grid-cols-2 gap-x-3 gap-y-1 text-xs text-muted-foreground">
        {passwordRules.map(({ words, isKept }) => {
          const kept = isKept(typed);
          const Icon = kept ? Check : Dot;
          return (
            <li key={words} className={cx('flex items-center gap-1.5', kept && 'text-foreground')}>
              <Icon aria-hidden className={cx('size-3.5 shrink-0 stroke-2', kept && 'text-primary')} />
              {words}
              {kept && <span className="sr-only">: met</span>}
            </li>
          );
        })}
      </ul>
    </PasswordField>
  );
}

function FieldLabel({ name, label, aside }: { name: string; label: string; aside: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between">
      <label htmlFor={name} className="text-sm font-medium">
        {label}
      </label>
      {aside}
    </div>
  );
}

function faultProps(name: string, fault: string | undefined) {
  return fault ? { 'aria-invalid': true, 'aria-describedby': `${name}-fault` } : {};
}

function FieldFault({ name, message }: { name: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={`${name}-fault`} className="mt-1.5 flex items-center gap-1.5 text-xs text-destructive">
      <CircleAlert aria-hidden className="size-3.5 shrink-0" />
      {message}
    </p>
  );
}
