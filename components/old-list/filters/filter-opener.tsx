'use client';

import type { MouseEvent } from 'react';
import { deserialized, type Serialized } from '@/components/old-lazy/serialized';
import { useLazy } from '@/components/old-lazy/use-lazy';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { buttonVariants } from '@/components/ui/button-variants';
import { listHref } from '@/lib/list/address/list-state';
import type { FilterFacts } from './filter-form';

type Props = {
  facts: Serialized<FilterFacts>;
  active: number;
};

const PANEL = 'filters';

const load = () => import('./filter-popover').then((module) => module.FilterPopover);

/** Opens the form of filters, which is imported and drawn when pointer or focus reach the button. */
export function FilterOpener({ facts, active }: Props) {
  const { filtersButton } = useListNavigation();
  const { Loaded: Form, open, setOpen, show, preload } = useLazy('The filters', load);
  const read = Form && deserialized(facts);
  const openLate = (event: MouseEvent) => {
    // Where the form comes with the click, the browser would close it again.
    event.preventDefault();
    show();
  };
  return (
    <>
      <button
        ref={filtersButton}
        type="button"
        popoverTarget={PANEL}
        aria-busy={open && !Form}
        onPointerEnter={preload}
        onFocus={preload}
        // Once it is there, the browser opens it.
        onClick={Form ? undefined : openLate}
        className={buttonVariants({
          variant: 'outline',
          size: 'sm',
          className:
            '[anchor-name:--popover] before:icon-list-filter before:text-muted-foreground @max-4xl:order-2 max-sm:h-11 noscript:hidden',
        })}
      >
        <span className="max-sm:sr-only">Filters</span>
        {active > 0 && (
          <span className="rounded-sm bg-primary-muted px-1.5 text-xs text-primary">
            {active}
            <span className="sr-only"> active</span>
          </span>
        )}
      </button>
      {Form && read && (
        // A form of its own for each state; choices that come late leave it open, with what was typed.
        <Form
          key={listHref(read.pathname, read.state)}
          id={PANEL}
          {...read}
          isWanted={open}
          onOpened={() => setOpen(false)}
        />
      )}
    </>
  );
}
