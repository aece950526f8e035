import { cn } from '@/components/ui/cn';

export const CELL = 'min-w-38 px-3 py-2 text-left align-top break-words';
export const FIRST =
  'sticky left-0 z-1 w-60 min-w-28 bg-background py-2 pr-3 pl-6 text-left align-top max-sm:w-28 max-sm:pl-4';

/** The label of a fact; one that differs is marked. */
export function RowHead({ label, differs }: { label: string; differs: boolean }) {
  return (
    <th scope="row" className={cn(FIRST, 'font-normal text-muted-foreground')}>
      {differs && (
        <span title="Differs" className="mr-1 font-semibold text-primary">
          <span aria-hidden>≠</span>
          <span className="sr-only">Differs: </span>
        </span>
      )}
      {label}
    </th>
  );
}
