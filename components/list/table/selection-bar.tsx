'use client';

import { Columns3, Copy, Download, X } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { showToast } from '@/components/feedback/toast';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { saveFile } from '@/components/ui/save-file';
import { Tooltip, TooltipContent, TooltipTrigger } from '@/components/ui/tooltip';
import { formatDay } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { comparedAt, MOST_COMPARED } from '@/lib/list/compared';
import { routes } from '@/lib/routes';
import { copyGaps, rowsCsv } from './copied-rows';
import { copyRows, ROW_COPIES } from './copy-rows';
import { useList, useListTable } from './list-context';
import { isBroken, type TableColumn, type TableRow } from './table-model';

const button = buttonVariants({ variant: 'ghost', size: 'sm' });

export function SelectionBar({ onClear }: { onClear: () => void }) {
  const { name, timeZone } = useList();
  const { table } = useListTable();
  const rows = table.getSelectedRowModel().rows.flatMap(({ original }) => (isBroken(original) ? [] : [original]));
  const compared = rows.flatMap(({ href }) => (href && comparedAt(href)) || []);
  const canCompare = compared.length >= 2 && compared.length <= MOST_COMPARED;
  const columns = table.getAllLeafColumns().flatMap(({ columnDef: { meta } }) => (meta ? [meta] : []));
  return (
    <Toolbar.Root
      aria-label="Selected rows"
      className="flex min-h-12 shrink-0 flex-wrap items-center gap-1 border-b bg-primary-muted px-6 py-1 text-sm max-sm:px-4 print:hidden"
    >
      <p className="mr-3 font-medium">{`${formatCount(rows.length)} selected`}</p>
      <DropdownMenu modal={false}>
        <Toolbar.Button asChild>
          <DropdownMenuTrigger className={button}>
            <Copy aria-hidden />
            Copy
          </DropdownMenuTrigger>
        </Toolbar.Button>
        <DropdownMenuContent align="start" container={document.getElementById('content')}>
          {ROW_COPIES.map(({ as, Icon, label }) => (
            <DropdownMenuItem key={as} onSelect={() => copyRows(table, rows, as)}>
              <Icon aria-hidden />
              {label}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      {compared.length > 0 && (
        <Tooltip>
          <TooltipTrigger asChild>
            <Toolbar.Link asChild>
              <Link href={routes.compare(compared)} disabled={!canCompare} className={button}>
                <Columns3 aria-hidden />
                Compare
              </Link>
            </Toolbar.Link>
          </TooltipTrigger>
          {!canCompare && <TooltipContent>{`Select 2 to ${MOST_COMPARED} rows to compare them`}</TooltipContent>}
        </Tooltip>
      )}
      <Toolbar.Button
        className={button}
        onClick={() => saveRows(rows, columns, `${name}-selected-${formatDay(new Date(), timeZone)}.csv`)}
      >
        <Download aria-hidden />
        Export selected
      </Toolbar.Button>
      <Toolbar.Button className={button} onClick={onClear}>
        <X aria-hidden />
        Clear
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

function saveRows(rows: readonly TableRow[], columns: readonly TableColumn[], name: string): void {
  const csv = rowsCsv(rows, columns);
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  saveFile(url, name);
  setTimeout(URL.revokeObjectURL, 60_000, url);
  showToast({ title: `Saved ${name}`, description: copyGaps(rows) });
}
