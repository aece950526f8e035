'use client';

import { cx } from 'class-variance-authority';
import { Check, Dot } from 'lucide-react';
import { useState } from 'react';
import { passwordRules } from '@/lib/auth/sign-in/password-rules';
import { PasswordField } from './form-fields';

export function NewPasswordField({ label, fault }: { label: string; fault: string | undefined }) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      name="password"
      label={label}
      fault={fault}
      autoComplete="new-password"
      aria-describedby="rules"
      onChange={(event) => setTyped(event.target.value)}
    >
      <ul id="rules" className="mt-0.5 grid grid-cols-2 gap-x-3 gap-y-1 text-xs text-muted-foreground">
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
