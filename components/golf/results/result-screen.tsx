import { cx } from 'class-variance-authority';
import { WithNames } from '@/components/fields/with-names';
import { buttonVariants } from '@/components/ui/button-variants';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import type { ResultSheet, ResultTable } from '@/lib/golf/results/result-sheet';
import { type ResultsOf, routes } from '@/lib/routes';
import { CopyResults } from './copy-results';

type Props = { sheet: ResultSheet; of: ResultsOf; uid: string; team?: string | null };

const LINK = buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' });

/** The first column stays visible while a narrow screen scrolls sideways. */
const NAMED = 'sm:whitespace-nowrap print:min-w-30 max-sm:sticky max-sm:left-0 max-sm:min-w-24 max-sm:bg-background';

export function ResultScreen({ sheet, of, uid, team = null }: Props) {
  const names = sheet.tables.flatMap((table) => table.names ?? []);
  return (
    <>
      <div className="flex flex-wrap gap-2 px-6 pt-4 max-sm:px-4 print:hidden">
        <CopyResults sheet={sheet} />
        <a href={routes.resultFile(of, uid, { team })} download className={LINK}>
          CSV
        </a>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 px-6 pt-4 text-sm max-sm:px-4 print:pt-0 print:text-xs">
        {sheet.facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd>
              <WithNames names={names}>{value}</WithNames>
            </dd>
          </div>
        ))}
      </dl>
      {sheet.tables.map((table, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tables may have the same title
        <ResultPart key={place} table={table} />
      ))}
    </>
  );
}

function ResultPart({ table: { title, notes, names = [], heads, rows, lacks, failed } }: { table: ResultTable }) {
  const named = heads.findIndex(({ align }) => align !== 'end');
  return (
    <section aria-label={title} className="pb-2">
      <h2 className="px-6 pt-5 pb-2 text-lg font-semibold max-sm:px-4 print:pt-3 print:pb-1 print:text-sm">
        <WithNames names={names}>{title}</WithNames>
      </h2>
      {notes.length > 0 && (
        <p className="px-6 pb-2 text-sm text-pretty text-muted-foreground max-sm:px-4 print:text-xs">
          <WithNames names={names}>{notes.join(' ')}</WithNames>
        </p>
      )}
      {heads.length > 0 && (
        <div className="px-4 max-sm:px-2">
          <Table
            aria-label={title}
            className="print:text-xs print:[zoom:0.9] print:[&_:is(th,td)]:h-auto print:[&_:is(th,td)]:py-px print:[&_:is(th,td)]:whitespace-normal"
            containerProps={{ className: 'print:overflow-visible', role: 'group', 'aria-label': title, tabIndex: 0 }}
          >
            <TableHeader>
              <TableRow>
                {heads.map(({ words, align }, column) => (
                  <TableHead
                    key={words}
                    scope="col"
                    className={cx('whitespace-normal', align === 'end' && 'text-right', column === named && NAMED)}
                  >
                    <WithNames names={names}>{words}</WithNames>
                  </TableHead>
                ))}
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((row, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id here
                <TableRow key={place} className="break-inside-avoid">
                  {heads.map(({ words, align, isTime }, column) => (
                    <TableCell
                      key={words}
                      className={cx(
                        align === 'end' ? 'text-right' : 'last:min-w-40',
                        isTime && 'whitespace-nowrap',
                        column === named && NAMED,
                      )}
                    >
                      {align === 'end' ? (
                        (row[column] ?? '-')
                      ) : (
                        <WithNames names={names}>{row[column] ?? '-'}</WithNames>
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      )}
      {lacks && (
        <p className={cx('px-6 pt-2 text-sm max-sm:px-4', failed ? 'text-warning' : 'text-muted-foreground')}>
          {lacks}
        </p>
      )}
    </section>
  );
}
