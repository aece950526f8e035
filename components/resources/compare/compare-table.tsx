import { X } from 'lucide-react';
import Link from 'next/link';
import { Uid } from '@/components/cells/uid';
import { cn } from '@/components/ui/cn';
import type { ReadFact } from '@/lib/records/facts';
import { AskedRow } from './asked-row';
import { comparedRows } from './compared-rows';
import { CELL, FIRST, RowHead } from './row-head';

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

type Props = { columns: readonly ComparedColumn[]; onlyDifferences: boolean };

/** Records side by side, a fact a line; what differs is marked. */
export function CompareTable({ columns, onlyDifferences }: Props) {
  const sound = columns.flatMap(({ id, facts }) => (facts ? [{ id, facts }] : []));
  const all = comparedRows(sound.map(({ facts }) => facts));
  const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all;
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
          {rows.map(({ label, values, differs }) => {
            const asked = values.some((fact) => fact?.asked);
            const factOf = (id: string) => values[sound.findIndex((one) => one.id === id)];
            if (asked) return <AskedRow key={label} label={label} urls={columns.map(({ id }) => factOf(id)?.asked)} />;
            return (
              <tr key={label} className="border-b last:border-b-0" data-differs={differs || undefined}>
                <RowHead label={label} differs={differs} />
                {columns.map(({ id, facts }) =>
                  facts ? (
                    <Value key={id} fact={factOf(id)} differs={differs} />
                  ) : (
                    <td key={id} className={cn(CELL, 'bg-muted')} />
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Heading({ uid, name, href, trouble, removeHref }: ComparedColumn) {
  return (
    <span className="flex items-start justify-between gap-2">
      <span className="min-w-0">
        {href ? (
          <Link href={href} prefetch={false} className="rounded-sm font-semibold hover:underline">
            {name}
          </Link>
        ) : (
          <span className="font-semibold break-all">{name}</span>
        )}
        {uid && (
          <span className="block font-normal text-muted-foreground">
            <Uid value={uid} what="ID" />
          </span>
        )}
        {trouble && <span className="block font-normal text-warning">{trouble}</span>}
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

function Value({ fact, differs }: { fact: ReadFact | undefined; differs: boolean }) {
  return (
    <td className={cn(CELL, differs && 'bg-primary-muted font-medium')}>
      {fact?.unread ? (
        <span data-slot="unread" className="text-warning">
          {fact.unread}
        </span>
      ) : (
        (fact?.value ?? <span className="text-muted-foreground">-</span>)
      )}
    </td>
  );
}
