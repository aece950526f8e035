'use client';

import { useLayoutEffect, useRef } from 'react';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { keysOf } from '@/lib/list/address/filters';
import { listHref } from '@/lib/list/address/list-state';
import { unreadText } from '@/lib/list/address/read-filters';
import type { Chip, FilterField } from './filter-fields';
import { AddFilter, FILTERS_BUTTON, type FilteredList, FilterPopover } from './filter-popover';

type Props = FilteredList & {
  chips: readonly Chip[];
  fields: readonly FilterField[];
  clearHref: string;
  ignored: readonly string[];
};

export function FilterChips({ chips, fields, clearHref, ignored, ...list }: Props) {
  const isRemoving = useRef(false);
  const { pathname, state } = list;
  const shown = JSON.stringify([chips, state.unread]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip with the focus may have been removed
  useLayoutEffect(() => {
    if (isRemoving.current && document.activeElement === document.body) {
      document.getElementById(FILTERS_BUTTON)?.focus();
    }
    isRemoving.current = false;
  }, [shown]);

  if (chips.length === 0 && state.unread.length === 0) return null;
  const unset = fields.filter((field) => !keysOf(field).some((key) => key in state.filters));
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
            id={`filter-${keysOf(field)[0]}`}
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
      {state.unread.map((filter) => (
        <p
          key={filter.words}
          data-slot="unread-filter"
          className="flex w-full items-baseline gap-2 text-sm text-warning"
        >
          <span aria-hidden className="icon-triangle-alert small-icon relative top-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <bdi>{unreadText(filter)}</bdi>{' '}
            <Link
              href={listHref(pathname, state, { unread: state.unread.filter((other) => other !== filter) })}
              scroll={false}
              onFollow={onFollow}
              className="rounded-sm font-medium text-primary hover:underline coarse:py-3 print:hidden"
            >
              Remove
              <span className="sr-only">{` filter ${filter.label}`}</span>
            </Link>
          </span>
        </p>
      ))}
      {ignored.map((words) => (
        <p key={words} className="flex w-full items-center gap-2 text-sm text-warning">
          <span aria-hidden className="icon-triangle-alert shrink-0" />
          <span>{words}</span>
        </p>
      ))}
    </div>
  );
}

const namesOf = (field: FilterField) =>
  field.kind === 'any-of' ? (field.choices ?? []).map(({ label }) => label) : [];
