import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Slot } from './slot';

function Tabs({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="tabs" className={cn('flex flex-col', className)} {...props} />;
}

const tabsListVariants = cva('group/tabs-list [&>ul]:flex', {
  variants: {
    variant: {
      default: 'w-fit rounded-lg bg-secondary p-0.5 [&>ul]:gap-0.5',
      line: 'overflow-x-auto border-b px-6 max-sm:px-4 print:hidden [&>ul]:gap-6 max-sm:[&>ul]:gap-4',
    },
  },
  defaultVariants: { variant: 'default' },
});

/** Tabs are links: each panel has an address of its own, and the open one has `aria-current="page"`. */
function TabsList({
  className,
  variant = 'default',
  children,
  ...props
}: ComponentProps<'nav'> & VariantProps<typeof tabsListVariants>) {
  return (
    <nav
      data-slot="tabs-list"
      data-variant={variant}
      className={cn(tabsListVariants({ variant }), className)}
      {...props}
    >
      <ul>{children}</ul>
    </nav>
  );
}

const tabsTriggerVariants = cva([
  'flex items-center gap-1.5 text-sm whitespace-nowrap text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 aria-[current=page]:text-foreground',
  'group-data-[variant=default]/tabs-list:h-7 group-data-[variant=default]/tabs-list:rounded-md group-data-[variant=default]/tabs-list:px-2.5 group-data-[variant=default]/tabs-list:aria-[current=page]:bg-card group-data-[variant=default]/tabs-list:aria-[current=page]:font-medium',
  'group-data-[variant=line]/tabs-list:-mb-px group-data-[variant=line]/tabs-list:h-9 group-data-[variant=line]/tabs-list:border-b-2 group-data-[variant=line]/tabs-list:border-transparent group-data-[variant=line]/tabs-list:font-medium group-data-[variant=line]/tabs-list:aria-[current=page]:border-primary coarse:group-data-[variant=line]/tabs-list:h-11',
]);

function TabsTrigger({ asChild = false, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'a';
  return (
    <li>
      <Comp data-slot="tabs-trigger" className={cn(tabsTriggerVariants(), className)} {...props} />
    </li>
  );
}

function TabsContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="tabs-content" className={cn('min-w-0', className)} {...props} />;
}

export { Tabs, TabsContent, TabsList, TabsTrigger, tabsListVariants };
