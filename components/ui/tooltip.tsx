'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { ButtonOrChild } from './slot';

/** TooltipProvider opens tooltips by listeners on the document, so `open` and `onOpenChange` are not supported. */
export const Tooltip = ({ children }: { children: ReactNode }) => children;

/** `TooltipContent` must follow it. `data-delay` sets the milliseconds before the tooltip opens. */
export const TooltipTrigger = (props: ComponentProps<typeof ButtonOrChild>) => <ButtonOrChild data-tip="" {...props} />;

/** True once TooltipProvider shows tooltips. */
export const TooltipsLoaded = createContext(false);

type ContentProps = ComponentProps<'span'> & { side?: 'bottom' | 'right' };

/** The padding touches the trigger, so that the pointer can move onto the tooltip (WCAG 1.4.13). */
export function TooltipContent({ side = 'bottom', className, children, ...props }: ContentProps) {
  if (!use(TooltipsLoaded)) return null;
  return (
    <span
      role="tooltip"
      popover="manual"
      data-slot="tooltip-content"
      data-side={side}
      className={cx(
        'inset-auto w-max max-w-80 overflow-visible bg-transparent text-xs print:hidden',
        side === 'right' ? 'pl-2 [translate:0_-50%]' : 'pt-1.5 [translate:-50%]',
      )}
      {...props}
    >
      <span className={cx('block rounded-md bg-foreground px-2 py-1 text-background', className)}>{children}</span>
    </span>
  );
}
