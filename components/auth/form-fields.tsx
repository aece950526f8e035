'use client';

import { cx } from 'class-variance-authority';
import { Check, CircleAlert, Dot, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldError, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useTypedAccount } from './typed-account';

type Props = {
  name: string;
  label: string;
  aside?: ReactNode;
  fault: string | undefined;
} & Omit<ComponentProps<typeof Input>, 'id' | 'name' | 'className'>;

export function TextField({ label, aside, fault, ...input }: Props) {
  return (
    <LabelledField name={input.name} label={label} aside={aside} fault={fault}>
      <Input {...input} {...inputProps(input, fault)} />
    </LabelledField>
  );
}

export const ACCOUNT_LABEL = 'E-mail or username';

type AccountProps = Pick<Props, 'autoFocus' | 'fault' | 'aria-describedby'> & { defaultValue: string | undefined };

export function AccountField({ defaultValue, ...props }: AccountProps) {
  const { account, keepAccount } = useTypedAccount();
  const [initial] = useState(defaultValue || account);
  return (
    <TextField
      name="account"
      defaultValue={initial}
      onChange={({ target }) => keepAccount(target.value)}
      label={ACCOUNT_LABEL}
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}

export function PasswordField({ label, aside, fault, children, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <LabelledField name={input.name} label={label} aside={aside} fault={fault} after={children}>
      <div className="relative">
        <Input {...input} {...inputProps(input, fault)} type={shown ? 'text' : 'password'} className="pr-11" />
        <Button
          variant="ghost"
          size="icon-xs"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-2 my-auto size-7 text-muted-foreground noscript:hidden"
        >
          <Icon aria-hidden />
        </Button>
      </div>
    </LabelledField>
  );
}

type LabelledProps = Pick<Props, 'name' | 'label' | 'aside' | 'fault'> & { after?: ReactNode; children: ReactNode };

function LabelledField({ name, label, aside, fault, after, children }: LabelledProps) {
  return (
    <Field data-invalid={fault !== undefined} className="relative">
      <FieldLabel htmlFor={name}>{label}</FieldLabel>
      {children}
      {aside && <div className="absolute top-0 right-0">{aside}</div>}
      {fault && (
        <FieldError id={`${name}-fault`}>
          <CircleAlert aria-hidden />
          <span>{fault}</span>
        </FieldError>
      )}
      {after}
    </Field>
  );
}

function inputProps(input: Pick<Props, 'name' | 'aria-describedby'>, fault: string | undefined) {
  const described = [fault && `${input.name}-fault`, input['aria-describedby']].filter(Boolean).join(' ');
  return {
    id: input.name,
    required: true,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

// The default password rules of a Cognito user pool. They are only hints, because the pool may have others.
const PASSWORD_RULES: readonly (readonly [words: string, isKept: (password: string) => boolean])[] = [
  ['At least 8 characters', (password) => password.length >= 8],
  ['A lowercase letter', (password) => /[a-z]/.test(password)],
  ['An uppercase letter', (password) => /[A-Z]/.test(password)],
  ['A number', (password) => /\d/.test(password)],
  ['A special character', (password) => /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password.trim())],
];

export const NEW_PASSWORD = 'New password';

export function NewPasswordField({ fault }: { fault: string | undefined }) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      name="password"
      label={NEW_PASSWORD}
      fault={fault}
      autoComplete="new-password"
      aria-describedby="rules"
      onChange={(event) => setTyped(event.target.value)}
    >
      <ul id="rules" className="mt-0.5 grid grid-cols-2 gap-x-3 gap-y-1 text-xs text-muted-foreground">
        {PASSWORD_RULES.map(([words, isKept]) => {
          const kept = isKept(typed);
          const Icon = kept ? Check : Dot;
          return (
            <li key={words} className={cx('flex items-center gap-1.5', kept && 'text-foreground')}>
              <Icon aria-hidden className={cx('size-3.5 shrink-0 stroke-2', kept && 'text-primary')} />
              <span>{words}</span>
              {kept && <span className="sr-only">: met</span>}
            </li>
          );
        })}
      </ul>
    </PasswordField>
  );
}
