'use client';

import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, FieldError, FieldLabel } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

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

export const ACCOUNT_LABEL = 'E-mail or user name';

export function AccountField(props: Pick<Props, 'defaultValue' | 'fault'>) {
  return (
    <TextField
      name="account"
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
          {fault}
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
