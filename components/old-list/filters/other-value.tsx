import { inputVariants } from '@/components/ui/input-variants';
import { otherKey } from '@/lib/list/address/chips';

/** A value that nobody listed: enumerations of the API are open. */
export function OtherValue({ label, name }: { label: string; name: string }) {
  return (
    <input
      data-slot="input"
      className={inputVariants({ size: 'sm', className: 'mt-1' })}
      name={otherKey(name)}
      maxLength={40}
      autoComplete="off"
      aria-label={`Another ${label.toLowerCase()}`}
      placeholder={`Another ${label.toLowerCase()}`}
    />
  );
}

/** The typed word as the API writes it: “In progress” as `IN_PROGRESS`. One without small letters stays as it is. */
export function otherValueIn(data: FormData, name: string): string {
  const text = String(data.get(otherKey(name)) ?? '').trim();
  return /\p{Ll}/u.test(text) ? text.toUpperCase().replace(/[\s-]+/g, '_') : text;
}
