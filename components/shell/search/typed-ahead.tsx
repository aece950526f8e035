import { type RefObject, useLayoutEffect, useRef } from 'react';

type Props = {
  value: string;
  onChange: (value: string) => void;
  close: () => void;
  opener: RefObject<HTMLElement | null>;
};

export function TypedAhead({ value, onChange, close, opener }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const [field, last] = [input.current, opener.current];
    field?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === field) last?.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <input
      ref={input}
      aria-label="Search everything"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="sr-only"
    />
  );
}
