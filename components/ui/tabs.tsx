import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Slot } from './slot';

function Tabs({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="tabs" className={cn('flex flex-col', className)} {...props} />;
}

// What differs between the variants is said once, on the list: triggers repeat on every screen of a record.
const tabsListVariants = cva('[&>ul]:flex', {
  variants: {
    variant: {
      default:
        'w-fit rounded-lg bg-secondary p-0.5 [&_a]:h-7 [&_a]:rounded-md [&_a]:px-2.5 [&_a[aria-current]]:bg-card [&_a[aria-current]]:font-medium [&>ul]:gap-0.5',
      line: 'overflow-x-auto border-b px-6 max-sm:px-4 print:hidden [&_a]:-mb-px [&_a]:h-9 [&_a]:border-b-2 [&_a]:border-transparent [&_a]:font-medium coarse:[&_a]:h-11 [&_a[aria-current]]:border-primary [&>ul]:gap-6 max-sm:[&>ul]:gap-4',
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

const TRIGGER =
  'flex items-center gap-1.5 text-sm whitespace-nowrap text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:text-foreground';

function TabsTrigger({ asChild = false, className, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'a';
  return (
    <li>
      <Comp data-slot="tabs-trigger" className={cn(TRIGGER, className)} {...props} />
    </li>
  );
}

function TabsContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="tabs-content" className={cn('min-w-0', className)} {...props} />;
}

export { Tabs, TabsContent, TabsList, TabsTrigger, tabsListVariants };
