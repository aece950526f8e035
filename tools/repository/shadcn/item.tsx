import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Separator } from '@/components/ui/separator';

const itemVariants = cva('flex items-center', {
  variants: {
    variant: { default: 'border-transparent', outline: 'border-border' },
    size: { default: 'p-4', sm: 'p-3' },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

type ItemProps = ComponentProps<'div'> & VariantProps<typeof itemVariants> & { asChild?: boolean };

function Item({ className, variant, size, asChild = false, ...props }: ItemProps) {
  const Comp = asChild ? Slot.Root : 'div';
  return <Comp className={cn(itemVariants({ variant, size, className }))} {...props} />;
}

function ItemSeparator({ className, ...props }: ComponentProps<typeof Separator>) {
  return <Separator orientation="horizontal" className={cn('my-0', className)} {...props} />;
}

/** Items from the documentation of shadcn/ui, with an avatar and an action. */
export function ItemExample() {
  return (
    <div>
      <Item variant="outline">
        <Avatar className="size-10">
          <AvatarImage src="/api/avatar" alt="Isla Mackintosh" />
          <AvatarFallback>IM</AvatarFallback>
        </Avatar>
        Isla Mackintosh
        <Button size="sm" variant="outline">
          Open
        </Button>
      </Item>
      <ItemSeparator />
      <Item size="sm" asChild>
        <a href="/all-users">All users</a>
      </Item>
    </div>
  );
}
