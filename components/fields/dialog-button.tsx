'use client';

import type { ComponentProps } from 'react';
import { useTabIndex } from './row-tab-stop';

export function DialogButton({ children, ...props }: Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button
      type="button"
      tabIndex={useTabIndex()}
      aria-haspopup="dialog"
      className="max-w-full truncate rounded-sm align-middle leading-6 underline decoration-muted-foreground decoration-1 underline-offset-3 coarse:-my-2.5 coarse:py-2.5"
      {...props}
    >
      {children}
    </button>
  );
}
