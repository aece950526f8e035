'use client';

import { cva, cx, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, useContext, useState } from 'react';
import { part } from './part';
import { ButtonOrChild } from './slot';
import { type NativePopover, type OpenProps, useNativePopover } from './use-native-popover';

const PopoverContext = createContext<NativePopover | null>(null);

function usePopover(): NativePopover {
  const popover = useContext(PopoverContext);
  if (!popover) throw new Error('This component must be inside <Popover>');
  return popover;
}

/**
 * A native popover, which works without JavaScript. CSS positions it at its trigger, or in the centre of the window if
 * the browser has no anchor positioning. Radix's props for offsets and collisions are not supported.
 */
export function Popover({ children, ...props }: OpenProps & { children: ReactNode }) {
  return (
    <PopoverContext value={useNativePopover(props)}>
      <div data-slot="popover" className="contents [anchor-scope:--popover]">
        {children}
      </div>
    </PopoverContext>
  );
}

export function PopoverTrigger({ className, ...props }: Omit<ComponentProps<typeof ButtonOrChild>, 'ref'>) {
  const { id, trigger } = usePopover();
  return (
    <ButtonOrChild
      ref={trigger}
      popoverTarget={id}
      data-slot="popover-trigger"
      className={cx('[anchor-name:--popover]', className)}
      {...props}
    />
  );
}

const popoverVariants = cva(
  'inset-y-1 m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overscroll-contain rounded-lg border bg-popover text-foreground shadow-md [position-anchor:--popover] [position-try-fallbacks:flip-inline,flip-block,flip-block_flip-inline]',
  {
    variants: {
      side: { bottom: '', right: '' },
      align: { start: '', center: '', end: '' },
    },
    compoundVariants: [
      { side: 'bottom', align: 'start', className: '[position-area:bottom_span-right]' },
      { side: 'bottom', align: 'center', className: '[position-area:bottom]' },
      { side: 'bottom', align: 'end', className: '[position-area:bottom_span-left]' },
      { side: 'right', align: 'start', className: '[position-area:right_span-bottom]' },
      { side: 'right', align: 'center', className: '[position-area:right]' },
      { side: 'right', align: 'end', className: '[position-area:right_span-top]' },
    ],
    defaultVariants: { side: 'bottom', align: 'center' },
  },
);

type ContentProps = Omit<ComponentProps<'div'>, 'ref' | 'id'> &
  VariantProps<typeof popoverVariants> & {
    /** Content for browsers without JavaScript. */
    noScript?: ReactNode;
  };

/** Renders its children when it first opens, and keeps them in the DOM after it closes. */
export function PopoverContent({
  side,
  align,
  className = 'w-72 p-4',
  noScript,
  onToggle,
  children,
  ...props
}: ContentProps) {
  const popover = usePopover();
  const [hasOpened, setHasOpened] = useState(popover.open);
  if (popover.open && !hasOpened) setHasOpened(true);
  return (
    <div
      ref={popover.content}
      id={popover.id}
      popover="auto"
      data-slot="popover-content"
      className={popoverVariants({ side, align, className: cx(!hasOpened && 'scripted:hidden', className) })}
      onBeforeToggle={({ newState }) => newState === 'open' && setHasOpened(true)}
      onToggle={(event) => {
        popover.onToggle(event);
        onToggle?.(event);
      }}
      {...props}
    >
      {hasOpened ? children : noScript && <noscript>{noScript}</noscript>}
    </div>
  );
}

/** Closes the popover, after which the browser returns the focus to where it was before. */
export function useClosePopover(): () => void {
  const { content } = usePopover();
  return () => content.current?.hidePopover();
}

export function PopoverClose(props: Omit<ComponentProps<typeof ButtonOrChild>, 'ref'>) {
  const close = useClosePopover();
  return <ButtonOrChild data-slot="popover-close" onClick={close} {...props} />;
}

export const PopoverHeader = part('div', 'popover-header', 'flex flex-col gap-1 text-sm');
export const PopoverTitle = part('h2', 'popover-title', 'font-medium');
export const PopoverDescription = part('p', 'popover-description', 'text-muted-foreground');
