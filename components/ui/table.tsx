import type { ComponentProps } from 'react';
import { cn } from './cn';
import { part } from './merged-part';

type Props = ComponentProps<'table'> & {
  containerProps?: ComponentProps<'div'>;
};

export function Table({ className, containerProps, ...props }: Props) {
  return (
    <div
      data-slot="table-container"
      {...containerProps}
      className={cn('relative w-full overflow-x-auto', containerProps?.className)}
    >
      <table data-slot="table" className={cn('w-full caption-bottom text-sm', className)} {...props} />
    </div>
  );
}

export const TableHeader = part('thead', 'table-header');
export const TableBody = part('tbody', 'table-body', '[&_tr:last-child]:border-0');
export const TableFooter = part('tfoot', 'table-footer', 'border-t bg-muted font-medium');
export const TableRow = part('tr', 'table-row', 'border-b');
export const TableHead = part(
  'th',
  'table-head',
  'h-9 px-2 text-left align-middle text-xs font-medium whitespace-nowrap text-muted-foreground',
);

export const TableCell = part('td', 'table-cell', 'px-2 py-1.5 align-middle');
export const TableCaption = part('caption', 'table-caption', 'mt-3 text-sm text-muted-foreground');
