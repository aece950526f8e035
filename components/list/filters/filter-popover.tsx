'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { buttonVariants } from '@/components/ui/button-variants';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { keysOf } from '@/lib/list/address/filters';
import { type ListState, listHref } from '@/lib/list/address/list-state';
import type { FilterField } from './filter-fields';
import { FilterForm } from './filter-form';

export type FilteredList = { pathname: string; state: ListState; timeZone: string };

export const FILTERS_BUTTON = 'filters-button';

export function FilterButton({ fields, ...list }: FilteredList & { fields: readonly FilterField[] }) {
  const active = fields.filter((field) => keysOf(field).some((key) => key in list.state.filters)).length;
  return (
    <FilterPopover
      {...list}
      id="filters"
      label="Filters"
      fields={fields}
      hasShortcut
      className={buttonVariants({
        variant: 'outline',
        size: 'sm',
        className: 'before:icon-list-filter before:text-muted-foreground @max-4xl:order-2 max-sm:h-11',
      })}
    >
      <span className="max-sm:sr-only">Filters</span>
      {active > 0 && (
        <span className="rounded-sm bg-primary-muted px-1.5 text-xs text-primary">
          <span>{active}</span>
          <span className="sr-only"> active</span>
        </span>
      )}
    </FilterPopover>
  );
}

type Props = FilteredList & {
  id: string;
  label: string;
  fields: readonly FilterField[];
  hasShortcut?: boolean;
  className: string;
  children: ReactNode;
};

export function FilterPopover({ id, label, fields, hasShortcut = false, className, children, ...list }: Props) {
  const firstField = useRef<HTMLElement>(null);
  const isOpenedByKey = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    isOpenedByKey.current = true;
    setOpen(true);
  };
  useShortcuts(hasShortcut ? { f: open } : {});

  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger id={`${id}-button`} className={className}>
        {children}
      </PopoverTrigger>
      <PopoverContent
        noScript
        align={hasShortcut ? 'end' : 'start'}
        className={FILTERS}
        onToggle={({ newState }) => {
          if (newState === 'open' && isOpenedByKey.current) firstField.current?.focus();
          isOpenedByKey.current = false;
        }}
      >
        <FilterForm
          key={listHref(list.pathname, list.state)}
          {...list}
          label={label}
          fields={fields}
          isOpen={isOpen}
          firstField={firstField}
          close={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  );
}

const FILTERS =
  'inset-y-1.5 max-h-[max(16rem,min(100%-0.75rem,48rem))] w-80 overflow-y-auto max-sm:inset-x-2 max-sm:max-h-[85dvh] max-sm:top-auto max-sm:bottom-2 max-sm:w-auto max-sm:max-w-none max-sm:[position-area:none]';

export function AddFilter({ fields, ...list }: FilteredList & { fields: readonly FilterField[] }) {
  const firstField = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [field, setField] = useState<FilterField>();
  useEffect(() => {
    if (field) firstField.current?.focus();
  }, [field]);
  return (
    <Popover
      open={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        if (!next) setField(undefined);
      }}
    >
      <PopoverTrigger
        className={buttonVariants({ variant: 'ghost', size: 'xs', className: 'noscript:hidden print:hidden' })}
      >
        Add filter
      </PopoverTrigger>
      <PopoverContent align="start" className={FILTERS}>
        {field ? (
          <FilterForm
            {...list}
            label={`Filter ${field.label}`}
            fields={[field]}
            isOpen
            firstField={firstField}
            close={() => setOpen(false)}
          />
        ) : (
          <ul aria-label="Filters to add" className="p-1">
            {fields.map((one) => (
              <li key={one.label}>
                <button
                  type="button"
                  onClick={() => setField(one)}
                  className="h-8 w-full rounded-sm px-2 text-left text-sm hover:bg-accent coarse:h-11"
                >
                  {one.label}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PopoverContent>
    </Popover>
  );
}
