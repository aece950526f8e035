'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & { pending: boolean };

export function SubmitButton({ variant, pending, children }: Props) {
  return (
    <Button type="submit" variant={variant} size="lg" aria-disabled={pending} aria-live="polite" className="w-full">
      {pending ? 'Loading...' : children}
    </Button>
  );
}
