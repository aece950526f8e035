'use client';

import type { ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { Button, type ButtonLook } from '@/components/ui/button';

export function SubmitButton({ variant, children }: { variant: ButtonLook['variant']; children: ReactNode }) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" variant={variant} size="field" disabled={pending} aria-live="polite" className="w-full">
      {pending ? 'Loading...' : children}
    </Button>
  );
}
