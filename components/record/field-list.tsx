import { FieldItem } from '@/components/fields/field-item';
import { type Cells, FieldValue } from '@/components/fields/field-value';
import type { Fault } from '@/lib/contract/read-item';
import type { Format, RecordDeclaration } from '@/lib/resources/resource';
import { readFact } from '@/lib/resources/shown-field';

type Props<Item extends { uid: string }> = {
  record: RecordDeclaration<Item>;
  item: Item;
  faults?: readonly Fault[];
  format: Format;
  cells?: Cells<Item> | undefined;
};

export function FieldList<Item extends { uid: string }>({ record, item, faults, format, cells = {} }: Props<Item>) {
  const empty = record.emptyFacts?.(item) ?? [];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-6 py-5 text-sm max-sm:px-4 lg:grid-cols-4 print:flex print:flex-wrap print:gap-x-6 print:gap-y-1 print:py-1">
      {record.facts.map((id) => {
        const field = record.fields[id];
        if (!field || empty.includes(id)) return null;
        const shown = readFact(id, field, item, format, faults);
        return (
          <FieldItem key={id} label={shown.label} meaning={shown.meaning}>
            {cells[id]?.(item, format) ?? <FieldValue field={shown} />}
          </FieldItem>
        );
      })}
    </dl>
  );
}
