import type { ReactNode } from 'react';
import { readable } from '@/components/feedback/readable';
import { Fact } from './fact';

/** The facts of a record, label over value. A value that could not be read is marked. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: () => ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-6 py-5 text-sm max-sm:px-4 lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {readable(value)}
        </Fact>
      ))}
    </dl>
  );
}
