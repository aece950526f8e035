'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { keysOf } from '@/lib/list/url/filters';
import { listHref } from '@/lib/list/url/list-state';
import { unreadText } from '@/lib/list/url/read-filters';
import { choicesInPage, type FilteredList, type FilterField } from './filter-fields';
import { FILTERS_BUTTON, FilterPopover } from './filter-popover';

type Props = {
  list: FilteredList;
  clearHref: string;
  /** The page with the filters, for browsers without JavaScript. */
  filtersHref: string;
  ignored: readonly string[];
};

export function FilterChips({ list, clearHref, filtersHref, ignored }: Props) {
  const { pathname, state, fields } = list;
  /** The filter that is being edited, whose chip stays even without a value. */
  const [edited, setEdited] = useState<string | null>(null);
  const shown = fields.filter(({ label, chip }) => chip || label === edited);
  const isRemoving = useRef(false);
  const names = JSON.stringify([shown.map(({ chip }) => chip), state.unread]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chip with the focus may have been removed
  useLayoutEffect(() => {
    if (isRemoving.current && document.activeElement === document.body) {
      document.getElementById(FILTERS_BUTTON)?.focus();
    }
    isRemoving.current = false;
  }, [names]);

  if (shown.length === 0 && state.unread.length === 0) return null;
  const onFollow = () => {
    isRemoving.current = true;
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-2 px-6 pb-3.5 max-sm:px-4">
      {shown.map((field) => (
        <span
          key={field.label}
          className="inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-md border pl-2 text-sm coarse:min-h-11 print:pr-2"
        >
          <FilterPopover
            list={list}
            id={`filter-${keysOf(field)[0]}`}
            field={field}
            onOpenChange={(isOpen) => {
              setEdited(isOpen ? field.label : null);
              isRemoving.current = !isOpen;
            }}
            className={`${CHIP} noscript:hidden`}
          >
            <ChipText field={field} />
          </FilterPopover>
          <noscript>
            <a href={filtersHref} className={CHIP}>
              <ChipText field={field} />
            </a>
          </noscript>
          {field.chip && (
            <Link
              href={field.chip.href}
              scroll={false}
              onFollow={onFollow}
              aria-label={`Remove filter ${field.chip.label}`}
              className="grid size-6 shrink-0 place-items-center rounded-sm hover:bg-accent coarse:size-11 print:hidden"
            >
              <span aria-hidden className="icon-x small-icon" />
            </Link>
          )}
        </span>
      ))}
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

const CHIP = 'inline-flex min-w-0 items-center gap-1.5 rounded-sm text-left hover:underline coarse:min-h-11';

function ChipText({ field }: { field: FilterField }) {
  return (
    <>
      <span className="shrink-0 text-muted-foreground">{field.chip?.label ?? field.label}</span>{' '}
      <ChipValue field={field} />
    </>
  );
}

function ChipValue({ field }: { field: FilterField }) {
  const names = field.kind === 'any-of' ? choicesInPage(field).map(({ label }) => label) : [];
  return (
    <span className="truncate font-medium max-sm:whitespace-normal print:whitespace-normal">
      <WithNames names={names}>{field.chip?.value ?? 'Any'}</WithNames>
    </span>
  );
}
