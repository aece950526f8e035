import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/**
 * Tabs are links: each panel is a page with its own address. So the list is a `nav`, and the open tab has
 * `aria-current="page"`; without scripting they work as well.
 */
function Tabs({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="tabs" className={cn('flex flex-col', className)} {...props} />;
}

function TabsList({ className, ...props }: ComponentProps<'nav'>) {
  return <nav data-slot="tabs-list" className={cn('flex gap-6 overflow-x-auto border-b px-6', className)} {...props} />;
}

function TabsTrigger({ asChild = false, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot.Root : 'a';
  return <Comp data-slot="tabs-trigger" className={cn(className)} {...props} />;
}

function TabsContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="tabs-content" className={cn('min-w-0', className)} {...props} />;
}

export { Tabs, TabsContent, TabsList, TabsTrigger };
