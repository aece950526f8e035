'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { useReducer } from 'react';
import { Uid } from '@/components/cells/uid';
import { EmailOnDemand, type ShownEmails } from '@/components/resources/users/email-on-demand';
import { cn } from '@/components/ui/cn';
import type { ReadFact } from '@/lib/records/facts';
import { routes } from '@/lib/routes';

/** A record, or what is said in its place. `id`: as the address names it. */
export type ComparedColumn = {
  id: string;
  uid?: string;
  name: string;
  href?: string;
  facts?: readonly ReadFact[];
  trouble?: string;
};

type Props = { columns: readonly ComparedColumn[]; onlyDifferences: boolean };

const CELL = 'min-w-38 px-3 py-2 text-left align-top break-words';
const FIRST =
  'sticky left-0 z-1 w-60 min-w-28 bg-background py-2 pr-3 pl-6 text-left align-top max-sm:w-28 max-sm:pl-4';

/** Records side by side, a fact a line; what differs is marked. */
export function CompareTable({ columns, onlyDifferences }: Props) {
  const [shown, onShown] = useReducer((all: ShownEmails, one: ShownEmails) => ({ ...all, ...one }), {});
  const withShown = (fact: ReadFact) => (fact.asked ? { ...fact, value: shown[fact.asked] ?? null } : fact);
  const rows = comparedRows(columns.map(({ facts }) => facts?.map(withShown)));
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a small screen
      tabIndex={0}
      className="overflow-x-auto border-y text-sm focus-visible:-outline-offset-2"
    >
      <table className="w-full table-fixed max-sm:table-auto">
        <thead>
          <tr className="border-b">
            <td className={FIRST} />
            {columns.map((column) => (
              <th key={column.id} scope="col" className={CELL}>
                <Heading column={column} others={columns.filter((one) => one !== column)} />
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
                      {facts && <Value fact={values[place]} onShown={onShown} />}
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

function Heading({ column, others }: { column: ComparedColumn; others: readonly ComparedColumn[] }) {
  const { uid, name, href, trouble } = column;
  return (
    <span className="flex items-start justify-between gap-2 font-normal text-muted-foreground">
      <span className="min-w-0 *:block">
        {href ? (
          <Link href={href} prefetch={false} className="rounded-sm font-semibold text-foreground hover:underline">
            {name}
          </Link>
        ) : (
          <span className="break-all">{name}</span>
        )}
        {uid && (
          <span>
            <Uid value={uid} what="ID" />
          </span>
        )}
        {trouble && <span className="text-warning">{trouble}</span>}
      </span>
      <Link
        href={routes.compare(others.map(({ id }) => id))}
        prefetch={false}
        aria-label={`Leave out ${name}`}
        className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent coarse:size-11"
      >
        <X aria-hidden className="size-3.5" />
      </Link>
    </span>
  );
}

function Value({ fact, onShown }: { fact: ReadFact | undefined; onShown: (shown: ShownEmails) => void }) {
  if (fact?.asked) return <EmailOnDemand url={fact.asked} onShown={onShown} />;
  return fact?.unread ? <span className="text-warning">{fact.unread}</span> : (fact?.value ?? '-');
}

/**
 * The facts of records side by side, in the order of the first that has them; none of a record without facts. What could
 * not be read, or is not shown, differs from nothing.
 */
export function comparedRows(records: readonly (readonly ReadFact[] | undefined)[]) {
  const labels: string[] = [];
  for (const facts of records) {
    facts?.forEach(({ label }, index) => {
      // One that only a later record has stands behind the one before it there.
      if (!labels.includes(label)) labels.splice(labels.indexOf(facts[index - 1]?.label ?? '') + 1, 0, label);
    });
  }
  return labels.map((label) => {
    const values = records.map((facts) => facts?.find((fact) => fact.label === label));
    const isKnown = (fact: ReadFact | undefined) => !fact?.unread && !(fact?.asked && fact.value === null);
    const known = values.filter((fact, index) => records[index] && isKnown(fact)).map((fact) => fact?.value ?? null);
    return { label, values, differs: new Set(known).size > 1 };
  });
}
