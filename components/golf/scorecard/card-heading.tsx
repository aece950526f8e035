import type { ReactNode } from 'react';

export function CardHeading({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-6 pt-6 pb-3 print:pt-2 print:pb-1 max-sm:px-4">
      {children}
    </div>
  );
}

export function NoCards({ children }: { children: ReactNode }) {
  return <p className="px-6 pb-6 text-sm text-muted-foreground max-sm:px-4">{children}</p>;
}
