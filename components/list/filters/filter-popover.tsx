'use client';

import { type ReactNode, useState } from 'react';
import { openWhenLoaded, preload } from '@/components/list/table/open-when-loaded';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { buttonVariants } from '@/components/ui/button-variants';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useLoaded } from '@/components/ui/use-loaded';
import type { FilteredList, FilterField } from './filter-fields';

export const FILTERS_BUTTON = 'filters-button';

export function FilterButton({ list }: { list: FilteredList }) {
  const active = list.fields.filter(({ chip }) => chip).length;
  return (
    <FilterPopover
      list={list}
      id={FILTERS_BUTTON}
      className={buttonVariants({
        variant: 'outline',
        size: 'sm',
        className: 'before:icon-list-filter before:text-muted-foreground @max-4xl:order-2 max-sm:h-11 noscript:hidden',
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

type Props = {
  list: FilteredList;
  id: string;
  /** The filter whose values are shown. Without it, and after the key f, the list of filters is shown. */
  field?: FilterField;
  onOpenChange?: (open: boolean) => void;
  className: string;
  children: ReactNode;
};

const importPanel = () => import('./filter-panel').then((module) => module.FilterPanel);

export function FilterPopover({ list, id, field, onOpenChange, className, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [FilterPanel, loadPanel] = useLoaded(importPanel);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
    if (next) openWhenLoaded('The filters', loadPanel, () => undefined);
  };
  useShortcuts(field ? {} : { f: () => change(true) });

  return (
    <Popover open={isOpen} onOpenChange={change}>
      <PopoverTrigger
        id={id}
        onPointerEnter={() => preload(loadPanel)}
        onFocus={() => preload(loadPanel)}
        className={className}
      >
        {children}
      </PopoverTrigger>
      <PopoverContent
        role="dialog"
        aria-label={field ? `Filter ${field.label}` : 'Filters'}
        align={field ? 'start' : 'end'}
        className="inset-y-1.5 max-h-[max(16rem,min(100%-0.75rem,37rem))] w-72 flex-col overflow-hidden open:flex max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[85dvh] max-sm:w-auto max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:[position-area:none] max-sm:backdrop:bg-scrim"
      >
        {isOpen && FilterPanel ? (
          <FilterPanel list={list} initial={field?.label ?? null} />
        ) : (
          <p role="status" className="p-4 text-sm text-muted-foreground">
            Loading…
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}
