import type { ReactNode } from 'react';
import { EmptyPart } from '@/components/feedback/empty-part';
import { FaultMark } from '@/components/fields/fault-mark';
import { FieldItem } from '@/components/fields/field-item';
import { FieldValue } from '@/components/fields/field-value';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { textLink } from '@/components/ui/text-link';
import { formatCount } from '@/lib/format/number';
import type { Preview, PreviewSection } from '@/lib/resources/preview';

type Props = {
  preview: Preview;
  titleId: string;
  open: ReactNode;
  /** Cells of the record's row, by field id, which replace the fields. */
  cells?: Readonly<Record<string, ReactNode>>;
};

export function PreviewContent({ preview, titleId, open, cells = {} }: Props) {
  const { name, facts, sections, faults, note } = preview;
  return (
    <div className="pb-8">
      <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-2 max-sm:px-4">
        <h2 id={titleId} className="min-w-0 text-xl font-semibold break-words">
          <bdi>{name}</bdi>
        </h2>
        {faults && <FaultMark text={faults} />}
        {open}
      </div>
      {note && <p className="px-6 pt-3 text-sm text-warning max-sm:px-4">{note}</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-6 py-5 text-sm max-sm:px-4">
        {facts.map((fact) => (
          <FieldItem key={fact.id} label={fact.label} meaning={fact.meaning}>
            {cells[fact.id] ?? <FieldValue field={fact} />}
          </FieldItem>
        ))}
      </dl>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </div>
  );
}

function Section({ section: { title, href, total, columns, rows, error } }: { section: PreviewSection }) {
  if (!error && rows.length === 0) return <EmptyPart title={title} />;
  return (
    <section aria-label={title}>
      <h3 className="flex items-baseline gap-2.5 px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">
        {title}
        <Link href={href} className={textLink}>
          {total == null ? 'Open' : `All ${formatCount(total)}`}
        </Link>
      </h3>
      {error ? (
        <p className="px-6 text-sm text-warning max-sm:px-4">{`Could not load ${title.toLowerCase()}: ${error}`}</p>
      ) : (
        <table className="w-full border-y text-sm">
          <thead>
            <tr className="h-9 text-left text-xs text-muted-foreground">
              {columns.map((column) => (
                <th key={column} scope="col" className="px-2 font-medium first:pl-6 max-sm:first:pl-4">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id and are always replaced together
              <tr key={index} className="h-9 border-t">
                {row.cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no id and are always replaced together
                  <td key={column} className="px-2 py-1.5 break-words first:pl-6 max-sm:first:pl-4">
                    {column === 0 && row.href ? (
                      <Link href={row.href} className="rounded-sm font-medium hover:underline">
                        <WithNames names={row.names ?? []}>{cell || '-'}</WithNames>
                      </Link>
                    ) : (
                      <WithNames names={row.names ?? []}>{cell || '-'}</WithNames>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The preview without JavaScript. @param closeHref the URL of the list without the preview */
export function PreviewWithoutScripting({ preview, closeHref }: { preview: Preview; closeHref: string }) {
  return (
    <section aria-labelledby="preview-title" className="border-b-2 scripted:hidden">
      <p className="px-6 pt-4 text-sm font-medium text-primary max-sm:px-4">
        <a href={closeHref} className="rounded-sm hover:underline coarse:py-3">
          Close
        </a>
      </p>
      <PreviewContent
        preview={preview}
        titleId="preview-title"
        open={
          <Link href={preview.href} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            Open<bdi className="sr-only">{` ${preview.name}`}</bdi>
          </Link>
        }
      />
    </section>
  );
}
