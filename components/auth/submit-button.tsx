'use client';

import type { ComponentProps, ReactNode } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/components/ui/button';

export function SubmitButton({
  variant,
  children,
}: {
  variant: ComponentProps<typeof Button>['variant'];
  children: ReactNode;
}) {
  const { pending } = useFormStatus();
  return (
    <Button type="submit" variant={variant} size="lg" disabled={pending} aria-live="polite" className="w-full">
      {pending ? 'Loading...' : children}
    </Button>
  );
}
