import { type RefObject, useLayoutEffect, useRef } from 'react';

type Props = {
  value: string;
  onChange: (value: string) => void;
  close: () => void;
  /** Has the focus afterwards, unless something else took it. */
  button: RefObject<HTMLElement | null>;
};

/** Takes what is typed while the search is on its way. */
export function TypedAhead({ value, onChange, close, button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const [field, opener] = [input.current, button.current];
    field?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === field) opener?.focus({ preventScroll: true });
    };
  }, [button]);
  return (
    <input
      ref={input}
      aria-label="Search everything"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="sr-only"
    />
  );
}
