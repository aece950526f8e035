'use client';

import { X } from 'lucide-react';
import { type CSSProperties, useReducer } from 'react';
import { EmailOnDemand, type ShownEmails } from '@/components/fields/email-on-demand';
import { Uid } from '@/components/fields/uid';
import { Link } from '@/components/navigation/link';
import { cn } from '@/components/ui/cn';
import { routes } from '@/lib/routes';
import { type ComparedFact, comparedRows } from './compared-rows';
import type { ComparedColumn } from './load-compared';

type Props = {
  columns: readonly ComparedColumn[];
  onlyDifferences: boolean;
  shown: Shown;
};

export type Shown = { show: 'differences' } | Record<string, never>;

const ROW = 'border-b max-sm:grid max-sm:grid-cols-[repeat(var(--columns),minmax(0,1fr))] max-sm:pr-4 max-sm:pl-3';
const CELL = 'relative px-3 py-2 text-left align-top font-normal wrap-anywhere max-sm:px-1 sm:min-w-38';
const FIRST =
  'sticky left-0 z-1 w-60 bg-background py-2 pr-3 pl-6 text-left align-top font-normal text-muted-foreground max-sm:static max-sm:col-span-full max-sm:w-auto max-sm:px-1 max-sm:pb-0';

export function CompareTable({ columns, onlyDifferences, shown: asked }: Props) {
  const [shown, onShown] = useReducer((all: ShownEmails, one: ShownEmails) => ({ ...all, ...one }), {});
  const withShown = (fact: ComparedFact) => (fact.emailUrl ? { ...fact, value: shown[fact.emailUrl] ?? null } : fact);
  const rows = comparedRows(columns.map(({ facts }) => facts?.map(withShown)));
  return (
    <section
      aria-label="Comparison"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the table scrolls sideways on a small screen
      tabIndex={0}
      className="overflow-x-auto border-y text-sm focus-visible:-outline-offset-2"
    >
      <table
        style={{ '--columns': columns.length } as CSSProperties}
        className="w-full table-fixed max-sm:block max-sm:[&>*]:block"
      >
        <thead>
          <tr className={ROW}>
            <td className={cn(FIRST, 'max-sm:hidden')} />
            {columns.map(({ id, uid, name, href, trouble }) => (
              <th key={id} scope="col" className={cn(CELL, 'text-muted-foreground sm:pr-9 [&>*]:block')}>
                {href ? (
                  <Link href={href} className="font-semibold text-foreground hover:underline">
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <span className="break-all">{name}</span>
                )}
                <span>{uid && <Uid value={uid} what="ID" />}</span>
                <span className="text-warning">{trouble}</span>
                <Link
                  href={routes.compare(
                    columns.map((one) => one.id).filter((one) => one !== id),
                    asked,
                  )}
                  aria-label={`Remove ${name}`}
                  className="rounded-sm p-1.5 hover:bg-accent max-sm:-ml-1.5 max-sm:w-fit coarse:p-3.5 coarse:max-sm:-ml-3.5 sm:absolute sm:top-1.5 sm:right-1.5 print:hidden!"
                >
                  <X aria-hidden className="size-3.5" />
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ differs }) => differs || !onlyDifferences)
            .map(({ label, values, differs }) => (
              <tr key={label} className={cn(ROW, 'last:border-b-0')} data-differs={differs || undefined}>
                <th scope="row" className={FIRST}>
                  {differs && (
                    <span title="Differs" className="mr-1 font-semibold text-foreground">
                      <span aria-hidden>≠</span>
                      <span className="sr-only">Differs: </span>
                    </span>
                  )}
                  <span>{label}</span>
                </th>
                {columns.map(({ id, facts }, place) => (
                  <td key={id} className={cn(CELL, facts && differs && 'bg-muted font-medium')}>
                    {facts && <Value fact={values[place]} onShown={onShown} />}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Value({ fact, onShown }: { fact: ComparedFact | undefined; onShown: (shown: ShownEmails) => void }) {
  if (fact?.emailUrl) {
    return (
      <span className="max-sm:[&>span>button]:-mx-1 max-sm:[&>span>button]:px-0.5">
        <EmailOnDemand url={fact.emailUrl} onShown={onShown} />
      </span>
    );
  }
  return fact?.unread ? <span className="text-warning">{fact.unread}</span> : <bdi>{fact?.value ?? '-'}</bdi>;
}
