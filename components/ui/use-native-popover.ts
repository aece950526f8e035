import {
  type RefObject,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export type OpenProps = {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
};

export type NativePopover = {
  id: string;
  open: boolean;
  trigger: RefObject<HTMLButtonElement | null>;
  content: RefObject<HTMLDivElement | null>;
  onToggle: (event: ToggleEvent) => void;
};

/** Gives a native popover the props of Radix's. The state changes after the browser opens or closes it. */
export function useNativePopover({ open: controlled, defaultOpen = false, onOpenChange }: OpenProps): NativePopover {
  const id = useId();
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const open = controlled ?? uncontrolled;

  const change = (next: boolean) => {
    if (next === open) return;
    setUncontrolled(next);
    onOpenChange?.(next);
  };

  const adopt = useEffectEvent(() => change(true));
  // Sets the state to open if the user opened the popover before hydration.
  useEffect(() => {
    if (content.current?.matches(':popover-open')) adopt();
  }, []);

  // A passive effect could run during the browser's next attempt to open the popover, which would throw an error.
  useLayoutEffect(() => {
    const panel = content.current;
    if (!open || !panel) return;
    if (!panel.matches(':popover-open')) {
      // When the popover closes, the browser focuses the element that had the focus before.
      if (document.activeElement === document.body) trigger.current?.focus();
      panel.showPopover(trigger.current ? { source: trigger.current } : undefined);
    }
    return () => panel.hidePopover();
  }, [open]);

  return { id, open, trigger, content, onToggle: ({ newState }) => change(newState === 'open') };
}
