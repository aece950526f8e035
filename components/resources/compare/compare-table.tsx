'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useCallback, useState } from 'react';
import { Uid } from '@/components/cells/uid';
import { EmailOnDemand } from '@/components/resources/users/email-on-demand';
import { cn } from '@/components/ui/cn';
import type { ReadFact } from '@/lib/records/facts';
import { comparedRows } from './compared-rows';

/** A record, or what is said in its place. */
export type ComparedColumn = {
  id: string;
  uid: string | null;
  name: string;
  href: string | null;
  facts: readonly ReadFact[] | null;
  trouble: string | null;
  removeHref: string;
};

const CELL = 'min-w-38 px-3 py-2 text-left align-top break-words';
const FIRST =
  'sticky left-0 z-1 w-60 min-w-28 bg-background py-2 pr-3 pl-6 text-left align-top max-sm:w-28 max-sm:pl-4';

/** Records side by side, a fact a line; what differs is marked. */
export function CompareTable({ columns, onlyDifferences }: { columns: ComparedColumn[]; onlyDifferences: boolean }) {
  const [shown, setShown] = useState<Readonly<Record<string, string | null>>>({});
  const keep = useCallback((url: string, email: string | null) => setShown((all) => ({ ...all, [url]: email })), []);
  const withShown = (fact: ReadFact) => (fact.asked ? { ...fact, value: shown[fact.asked] ?? null } : fact);
  const rows = comparedRows(columns.map(({ facts }) => facts?.map(withShown) ?? null));
  return (
    // The focus reaches the box: it scrolls sideways on a small screen.
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      className="overflow-x-auto border-y text-sm focus-visible:-outline-offset-2"
    >
      <table className="w-full table-fixed max-sm:table-auto">
        <thead>
          <tr className="border-b">
            <td className={FIRST} />
            {columns.map((column) => (
              <th key={column.id} scope="col" className={CELL}>
                <Heading {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ label, values, differs }) =>
              (differs || !onlyDifferences) && (
                <tr key={label} className="border-b last:border-b-0" data-differs={differs || undefined}>
                  <th scope="row" className={cn(FIRST, 'font-normal text-muted-foreground')}>
                    {differs && (
                      <span title="Differs" className="mr-1 font-semibold text-primary">
                        <span aria-hidden>≠</span>
                        <span className="sr-only">Differs: </span>
                      </span>
                    )}
                    {label}
                  </th>
                  {columns.map(({ id, facts }, place) => (
                    <td key={id} className={cn(CELL, !facts ? 'bg-muted' : differs && 'bg-primary-muted font-medium')}>
                      {facts && <Value fact={values[place]} onShown={keep} />}
                    </td>
                  ))}
                </tr>
              ),
          )}
        </tbody>
      </table>
    </section>
  );
}

function Heading({ uid, name, href, trouble, removeHref }: ComparedColumn) {
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="min-w-0 *:block">
        {href ? (
          <Link href={href} prefetch={false} className="rounded-sm font-semibold hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold break-all">{name}</span>
        )}
        {uid && (
          <span className="font-normal text-muted-foreground">
            <Uid value={uid} what="ID" />
          </span>
        )}
        {trouble && <span className="font-normal text-warning">{trouble}</span>}
      </span>
      <Link
        href={removeHref}
        prefetch={false}
        aria-label={`Leave out ${name}`}
        className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent coarse:size-11"
      >
        <X aria-hidden className="size-3.5" />
      </Link>
    </span>
  );
}

type ValueProps = { fact: ReadFact | undefined; onShown: (url: string, email: string | null) => void };

function Value({ fact, onShown }: ValueProps) {
  if (fact?.asked) return <EmailOnDemand url={fact.asked} onShown={onShown} />;
  if (!fact?.unread) return fact?.value ?? <span className="text-muted-foreground">-</span>;
  return (
    <span data-slot="unread" className="text-warning">
      {fact.unread}
    </span>
  );
}
