import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Separator } from '@/components/ui/separator';

type GroupProps = ComponentProps<'div'> & { orientation?: 'horizontal' | 'vertical' };

function ButtonGroup({ className, orientation = 'horizontal', ...props }: GroupProps) {
  return <div data-orientation={orientation} className={cn('flex items-stretch', className)} {...props} />;
}

function ButtonGroupSeparator({ className, orientation = 'vertical', ...props }: ComponentProps<typeof Separator>) {
  return <Separator orientation={orientation} className={cn('h-auto self-stretch', className)} {...props} />;
}

/** A button group from the documentation of shadcn/ui. */
export function ButtonGroupExample() {
  return (
    <ButtonGroup>
      <Button variant="outline" size="sm">
        Copy
      </Button>
      <ButtonGroupSeparator />
      <Button variant="outline" size="icon-sm" asChild>
        <a href="/export">Export</a>
      </Button>
    </ButtonGroup>
  );
}
