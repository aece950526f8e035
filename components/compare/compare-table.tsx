import { X } from 'lucide-react';
import Link from 'next/link';
import { Uid } from '@/components/data-table/cells/uid';
import { cn } from '@/components/ui/cn';
import { type ComparedFact, comparedRows } from './compared-facts';

/** A record, or what is said in its place. */
export type ComparedColumn = {
  id: string;
  uid: string | null;
  name: string;
  href: string | null;
  facts: readonly ComparedFact[] | null;
  trouble: string | null;
  removeHref: string;
};

type Props = { columns: readonly ComparedColumn[]; onlyDifferences: boolean };

const CELL = 'min-w-38 px-3 py-2 text-left align-top break-words';
const FIRST =
  'sticky left-0 z-1 w-60 min-w-28 bg-background py-2 pr-3 pl-6 text-left align-top max-sm:w-28 max-sm:pl-4';

/** Records side by side, a fact a line; what differs is marked. */
export function CompareTable({ columns, onlyDifferences }: Props) {
  const sound = columns.flatMap(({ id, facts }) => (facts ? [{ id, facts }] : []));
  const all = comparedRows(sound.map(({ facts }) => facts));
  const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all;
  const placeOf = (id: string) => sound.findIndex((one) => one.id === id);
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
          {rows.map(({ label, values, differs }, index) => (
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
              {columns.map(({ id, trouble }) => {
                if (trouble === null) return <Value key={id} fact={values[placeOf(id)]} differs={differs} />;
                return index === 0 && <td key={id} rowSpan={rows.length} className={cn(CELL, 'bg-muted')} />;
              })}
            </tr>
          ))}
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

function Value({ fact, differs }: { fact: ComparedFact | undefined; differs: boolean }) {
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
