'use client';

import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { buttonVariants } from '@/components/ui/button-variants';
import { Popover } from '@/components/ui/popover';
import { popoverVariants } from '@/components/ui/popover-variants';
import { type ListState, listHref } from '@/lib/list/address/list-state';
import { FILTERS_BUTTON } from './filter-chips';
import { type FilterField, fieldKeys } from './filter-fields';
import { FilterForm } from './filter-form';

type Props = {
  pathname: string;
  state: ListState;
  fields: readonly FilterField[];
  timeZone: string;
};

const POPOVER = 'filters';

/** The Filters button and its form, in a popover of the browser, which opens without scripting too. */
export function FilterPopover({ pathname, state, fields, timeZone }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const firstField = useRef<HTMLElement>(null);
  const isOpenedByKey = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const active = fields.filter((field) => fieldKeys(field).some((key) => key in state.filters)).length;

  // It may have been opened before hydration.
  useEffect(() => setOpen(popover.current?.matches(':popover-open') ?? false), []);
  useShortcuts({
    f: () => {
      if (!button.current) return false;
      isOpenedByKey.current = true;
      button.current.focus();
      popover.current?.showPopover({ source: button.current });
    },
  });

  if (fields.length === 0) return null;
  return (
    <Popover>
      <button
        ref={button}
        id={FILTERS_BUTTON}
        type="button"
        popoverTarget={POPOVER}
        className={buttonVariants({
          variant: 'outline',
          size: 'sm',
          className:
            '[anchor-name:--popover] before:icon-list-filter before:text-muted-foreground @max-4xl:order-2 max-sm:h-11',
        })}
      >
        <span className="max-sm:sr-only">Filters</span>
        {active > 0 && (
          <span className="rounded-sm bg-primary-muted px-1.5 text-xs text-primary">
            <span>{active}</span>
            <span className="sr-only"> active</span>
          </span>
        )}
      </button>
      <div
        ref={popover}
        id={POPOVER}
        popover="auto"
        data-slot="popover-content"
        className={popoverVariants({
          align: 'end',
          className:
            'inset-y-1.5 max-h-[max(16rem,min(100%-0.75rem,48rem))] w-80 overflow-y-auto max-sm:inset-x-2 max-sm:max-h-[85dvh] max-sm:top-auto max-sm:bottom-2 max-sm:w-auto max-sm:max-w-none max-sm:[position-area:none]',
        })}
        onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
        onToggle={({ newState }) => {
          // Not before it has closed: the browser returns the focus from a field that is still there.
          if (newState === 'closed') setOpen(false);
          else if (isOpenedByKey.current) firstField.current?.focus();
          isOpenedByKey.current = false;
        }}
      >
        <FilterForm
          key={listHref(pathname, state)}
          pathname={pathname}
          state={state}
          fields={fields}
          timeZone={timeZone}
          isOpen={isOpen}
          firstField={firstField}
          close={() => popover.current?.hidePopover()}
        />
      </div>
    </Popover>
  );
}
