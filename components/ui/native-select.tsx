import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn';

// A constant element: React skips it on every page change.
const icon = (
  <ChevronDown
    aria-hidden
    data-slot="native-select-icon"
    className="pointer-events-none absolute top-1/2 right-2 size-4 -translate-y-1/2 text-muted-foreground"
  />
);

/** The browser's own list of choices with the look of a field: it works without scripting and on every phone. */
function NativeSelect({
  className,
  size = 'default',
  ...props
}: Omit<ComponentProps<'select'>, 'size'> & { size?: 'default' | 'sm' }) {
  return (
    <span data-slot="native-select-wrapper" className="relative inline-flex has-[select:disabled]:opacity-38">
      <select
        data-slot="native-select"
        data-size={size}
        className={cn(
          'w-full appearance-none rounded-md border border-input bg-card pr-7 pl-2.5 outline-offset-2 outline-ring focus:outline-2 aria-invalid:border-destructive coarse:h-11 max-sm:h-11 max-sm:text-lg max-sm:tracking-normal',
          size === 'sm' ? 'h-8' : 'h-10',
          className,
        )}
        {...props}
      />
      {icon}
    </span>
  );
}

function NativeSelectOption(props: ComponentProps<'option'>) {
  return <option data-slot="native-select-option" {...props} />;
}

function NativeSelectOptGroup(props: ComponentProps<'optgroup'>) {
  return <optgroup data-slot="native-select-optgroup" {...props} />;
}

export { NativeSelect, NativeSelectOptGroup, NativeSelectOption };
