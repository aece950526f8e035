'use client';

import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'children'>;

export function SubmitButton({ variant, children }: Props) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" variant={variant} size="lg" disabled={pending} aria-live="polite" className="w-full">
      {pending ? 'Loading...' : children}
    </Button>
  );
}
