import type { ComponentProps } from 'react';
import { cn } from './cn';

type Props = ComponentProps<'div'> & { orientation?: 'horizontal' | 'vertical'; decorative?: boolean };

/** A hairline. Screen readers meet it only where it is not decorative. */
function Separator({ className, orientation = 'horizontal', decorative = true, ...props }: Props) {
  return (
    <div
      data-slot="separator"
      data-orientation={orientation}
      {...(decorative ? { 'aria-hidden': true } : { role: 'separator', 'aria-orientation': orientation })}
      className={cn('shrink-0 bg-border', orientation === 'horizontal' ? 'h-px w-full' : 'h-full w-px', className)}
      {...props}
    />
  );
}

export { Separator };
