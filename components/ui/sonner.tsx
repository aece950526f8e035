'use client';

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { cn } from './cn';

export type Toast = {
  title: string;
  description?: string;
  variant?: 'default' | 'success' | 'destructive';
  /** Stays until it is closed. */
  sticky?: boolean;
};

const DURATION_MS = 5000;

/** Shows toasts for 5 s, paused while hovered or focused; F8 moves the focus to them. */
export function Toaster() {
  const area = useRef<HTMLDivElement>(null);

  // Sonner pauses under the pointer only: focus is dispatched to it as a hovering pointer.
  useEffect(() => {
    const node = area.current;
    const dispatch = (type: 'mouseover' | 'mouseout') => () =>
      node?.querySelector('[data-sonner-toaster]')?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
    const enter = dispatch('mouseover');
    const leave = dispatch('mouseout');
    node?.addEventListener('focusin', enter);
    node?.addEventListener('focusout', leave);
    return () => {
      node?.removeEventListener('focusin', enter);
      node?.removeEventListener('focusout', leave);
    };
  }, []);

  return (
    <div ref={area}>
      <Sonner
        position="bottom-right"
        hotkey={['F8']}
        duration={DURATION_MS}
        gap={8}
        offset={24}
        mobileOffset={8}
        visibleToasts={4}
        expand
        className="toast-viewport print:hidden"
      />
    </div>
  );
}

const icons = { default: Info, success: CircleCheck, destructive: CircleAlert } as const;

export function show({ title, description, variant = 'default', sticky = false }: Toast): void {
  const Icon = icons[variant];
  toast.custom(
    (id) => (
      <div
        data-variant={variant}
        className={cn(
          'pointer-events-auto flex w-full items-start gap-2.5 rounded-lg border bg-popover p-3.5 font-sans text-sm text-foreground shadow-popover sm:w-[396px]',
          // Errors can be selected for a copy; other texts would be selected by the swipe that closes them.
          variant === 'destructive' ? 'border-destructive' : 'border-border select-none',
        )}
      >
        <Icon
          aria-hidden
          className={cn('mt-0.5 size-4 shrink-0', {
            'text-destructive': variant === 'destructive',
            'text-success': variant === 'success',
            'text-muted-foreground': variant === 'default',
          })}
        />
        <div className="min-w-0 grow">
          <p className="font-medium">{title}</p>
          {description && (
            <p className={cn('mt-0.5 break-words text-muted-foreground', sticky && 'font-mono text-xs')}>
              {description}
            </p>
          )}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={() => toast.dismiss(id)}
          className="-m-1 grid size-6 shrink-0 place-items-center rounded-sm text-muted-foreground hover:bg-accent"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      </div>
    ),
    { duration: sticky ? Number.POSITIVE_INFINITY : DURATION_MS, unstyled: true },
  );
}
