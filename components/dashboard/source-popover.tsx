'use client';

import { Info } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants';
import {
  Popover,
  PopoverContent,
  PopoverDescription,
  PopoverHeader,
  PopoverTitle,
  PopoverTrigger,
} from '@/components/ui/popover';

export type Source = {
  counts: string;
  fetchedAt: string;
};

const trigger = buttonVariants({
  variant: null,
  size: 'icon-xs',
  className: 'text-muted-foreground hover:text-foreground coarse:-m-2.5 coarse:size-11 print:hidden',
});

export function SourcePopover({ title, source: { counts, fetchedAt } }: { title: string; source: Source }) {
  const name = `${title}: about this number`;
  return (
    <Popover>
      <PopoverTrigger aria-label={name} className={trigger}>
        <Info aria-hidden />
      </PopoverTrigger>
      <PopoverContent role="dialog" aria-label={name} align="start" className="w-105 p-4">
        <PopoverHeader>
          <PopoverTitle>About this number</PopoverTitle>
          <PopoverDescription>{counts}</PopoverDescription>
        </PopoverHeader>
        <p className="pt-1 text-xs text-muted-foreground">{`As of ${fetchedAt}`}</p>
      </PopoverContent>
    </Popover>
  );
}
