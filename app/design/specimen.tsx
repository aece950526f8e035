import type { ReactNode } from 'react';

export function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`group-${name}`} className="border-t border-border py-6">
      <h2 id={`group-${name}`} className="text-lg font-semibold">
        {name}
      </h2>
      {children}
    </section>
  );
}

/** One file of components/ui. A test holds that every file has a specimen. */
export function Specimen({ file, children }: { file: string; children: ReactNode }) {
  return (
    <div data-specimen={file} className="mt-5">
      <h3 className="mb-2 font-mono text-xs text-muted-foreground">{file}</h3>
      <div className="flex flex-col gap-3">{children}</div>
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export const LONG = 'A name that is longer than the place it has: The Royal and Ancient Golf Club of St Andrews, Fife';
