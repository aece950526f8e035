'use client';

import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { FIRST_DAY, LAST_DAY } from '@/lib/format/days';

/** A text field, because browsers show the dates of date fields in their own format. The button opens a calendar. */
export function DayInput(props: ComponentProps<'input'> & { name: string }) {
  const calendar = useRef<HTMLInputElement>(null);
  const textIn = ({ form }: HTMLInputElement | HTMLButtonElement) => form?.elements.namedItem(props.name);
  return (
    <span className="relative flex items-center gap-1">
      <input placeholder="YYYY-MM-DD" maxLength={30} spellCheck={false} {...props} />
      <button
        type="button"
        aria-label={`Calendar: ${props['aria-label']}`}
        onClick={({ currentTarget }) => {
          const text = textIn(currentTarget);
          if (calendar.current && text instanceof HTMLInputElement) calendar.current.value = text.value;
          calendar.current?.showPicker();
        }}
        className={buttonVariants({ variant: 'ghost', size: 'icon-sm', className: 'shrink-0 noscript:hidden' })}
      >
        <CalendarDays aria-hidden />
      </button>
      <input
        ref={calendar}
        type="date"
        min={FIRST_DAY}
        max={LAST_DAY}
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          const text = textIn(currentTarget);
          if (text instanceof HTMLInputElement) text.value = currentTarget.value;
        }}
        className="pointer-events-none absolute right-0 bottom-0 w-8 opacity-0"
      />
    </span>
  );
}
