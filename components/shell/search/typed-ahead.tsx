import { type RefObject, useLayoutEffect, useRef } from 'react';

type Props = {
  value: string;
  onChange: (value: string) => void;
  close: () => void;
  button: RefObject<HTMLElement | null>;
};

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
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={({ key }) => key === 'Escape' && close()}
      className="sr-only"
    />
  );
}
