import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { inputVariants } from './input-variants';

type Props = Omit<ComponentProps<'input'>, 'size'> & VariantProps<typeof inputVariants>;

/** Class names are joined, not merged as `cn` does: the form of a list's filters belongs to its first load. */
function Input({ className, size, type = 'text', ...props }: Props) {
  return <input data-slot="input" type={type} className={inputVariants({ size, className })} {...props} />;
}

export { Input };
