'use client';

import { Command as CommandPrimitive } from 'cmdk';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { part } from './merged-part';

export const Command = part(
  CommandPrimitive,
  'command',
  'flex size-full flex-col overflow-hidden bg-popover text-foreground',
);

export function CommandInput(props: ComponentProps<typeof CommandPrimitive.Input>) {
  return (
    <div data-slot="command-input-wrapper" className="flex h-16 shrink-0 items-center gap-2.5 border-b pr-14 pl-4">
      <Search aria-hidden className="text-muted-foreground" />
      <CommandPrimitive.Input
        data-slot="command-input"
        className="h-full w-full bg-transparent text-base outline-none placeholder:text-muted-foreground disabled:opacity-50"
        {...props}
      />
    </div>
  );
}

export const CommandList = part(CommandPrimitive.List, 'command-list', 'scroll-py-1 overflow-x-hidden overflow-y-auto');

export function CommandGroup({ heading, ...props }: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      data-slot="command-group"
      className="overflow-hidden p-1.5"
      heading={<div className="px-2.5 py-1.5 text-xs font-medium text-muted-foreground">{heading}</div>}
      {...props}
    />
  );
}

export const CommandItem = part(
  CommandPrimitive.Item,
  'command-item',
  'flex cursor-default items-center gap-2.5 rounded-md px-2.5 py-2 text-sm outline-none select-none data-[disabled=true]:pointer-events-none data-[disabled=true]:opacity-50 data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground coarse:min-h-11',
);

export const CommandShortcut = part('span', 'command-shortcut', 'ml-auto shrink-0 text-xs text-muted-foreground');
