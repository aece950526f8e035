'use client';

import { useEffect, useRef, useState } from 'react';
import { listStore } from '@/components/old-list/list-store';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { popoverVariants } from '@/components/ui/popover-variants';
import { type FilterFacts, FilterForm } from './filter-form';

type Props = FilterFacts & {
  id: string;
  /** Whether the button was clicked before this had loaded: it then opens at once. */
  isWanted: boolean;
  onOpened: () => void;
};

export function FilterPopover({ id, isWanted, onOpened, ...facts }: Props) {
  const { filtersButton } = useListNavigation();
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    popover.current?.showPopover({ source: filtersButton.current ?? undefined });
    onOpened();
  }, [isWanted, onOpened, filtersButton]);
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      data-slot="popover-content"
      className={popoverVariants({
        align: 'end',
        className:
          'inset-y-1.5 max-h-[max(16rem,min(100%-0.75rem,48rem))] w-80 overflow-y-auto max-sm:inset-x-2 max-sm:max-h-[85dvh] max-sm:top-auto max-sm:bottom-2 max-sm:w-auto max-sm:max-w-none max-sm:[position-area:none]',
      })}
      onBeforeToggle={({ newState }) => newState === 'open' && setOpen(true)}
      onToggle={({ newState, currentTarget }) => {
        // Not before it has closed: the browser gives the focus back from a field that is still there.
        if (newState === 'closed') setOpen(false);
        if (newState !== 'open' || !listStore.get().filtersByKey) return;
        listStore.set({ filtersByKey: false });
        // biome-ignore lint/plugin: the form is not the popover's own, and its first field may be a summary
        currentTarget.querySelector<HTMLElement>('summary,input:not([type=hidden]),select')?.focus();
      }}
    >
      <FilterForm {...facts} popover={{ isOpen, close: () => popover.current?.hidePopover() }} />
    </div>
  );
}
