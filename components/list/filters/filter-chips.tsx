'use client';

import { useEffect, useRef } from 'react';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { type Chip, type FilterField, fieldKeys } from './filter-fields';
import { AddFilter, FILTERS_BUTTON, type FilteredList, FilterPopover } from './filter-popover';

type Props = FilteredList & {
  chips: readonly Chip[];
  fields: readonly FilterField[];
  clearHref: string;
  ignored: readonly string[];
};

export function FilterChips({ chips, fields, clearHref, ignored, ...list }: Props) {
  const isRemoving = useRef(false);
  const shown = JSON.stringify(chips);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip with the focus may have been removed
  useEffect(() => {
    if (isRemoving.current && document.activeElement === document.body) {
      document.getElementById(FILTERS_BUTTON)?.focus();
    }
    isRemoving.current = false;
  }, [shown]);

  if (chips.length === 0) return null;
  const unset = fields.filter((field) => !fieldKeys(field).some((key) => key in list.state.filters));
  const onFollow = () => {
    isRemoving.current = true;
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-6 pb-3.5 max-sm:px-4">
      {chips.map(({ label, value, field, href }) => (
        <span
          key={label}
          className="inline-flex h-6.5 max-w-full items-center gap-1.5 rounded-md border pl-2 text-sm coarse:h-11 print:h-auto print:pr-2"
        >
          <FilterPopover
            {...list}
            id={`filter-${fieldKeys(field)[0]}`}
            label={`Filter ${field.label}`}
            fields={[field]}
            className="inline-flex min-w-0 items-center gap-1.5 rounded-sm hover:underline coarse:h-11"
          >
            <span className="shrink-0 text-muted-foreground">{label}</span>{' '}
            <span className="truncate font-medium print:whitespace-normal">
              <WithNames names={namesOf(field)}>{value}</WithNames>
            </span>
          </FilterPopover>
          <Link
            href={href}
            scroll={false}
            onFollow={onFollow}
            aria-label={`Remove filter ${label}`}
            className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent coarse:size-11 print:hidden"
          >
            <span aria-hidden className="icon-x small-icon" />
          </Link>
        </span>
      ))}
      {unset.length > 0 && <AddFilter {...list} fields={unset} />}
      <Link
        href={clearHref}
        scroll={false}
        onFollow={onFollow}
        className="rounded-sm text-sm font-medium text-primary hover:underline coarse:py-3 print:hidden"
      >
        Clear filters
      </Link>
      {ignored.map((words) => (
        <p key={words} className="flex w-full items-center gap-2 text-sm text-warning">
          <span aria-hidden className="icon-triangle-alert shrink-0" />
          <span>{`${words}. The total includes rows that do not match.`}</span>
        </p>
      ))}
    </div>
  );
}

const namesOf = (field: FilterField) =>
  field.kind === 'any-of' ? (field.choices ?? []).map(({ label }) => label) : [];
