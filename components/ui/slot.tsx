import { cx } from 'class-variance-authority';
import { Children, type ComponentProps, cloneElement, type HTMLAttributes, isValidElement } from 'react';

/** Passes its props to its child. Replaces Radix's Slot, which would add more code to every first load. */
export function Slot({ children, className, ...props }: ComponentProps<'button'> | HTMLAttributes<HTMLElement>) {
  const child = Children.only(children);
  if (!isValidElement<HTMLAttributes<HTMLElement>>(child)) return null;
  return cloneElement(child, {
    ...props,
    ...child.props,
    className: cx(className, child.props.className) || undefined,
  });
}

export function ButtonOrChild({ asChild = false, ...props }: ComponentProps<'button'> & { asChild?: boolean }) {
  return asChild ? <Slot {...props} /> : <button type="button" {...props} />;
}

/** Renders a link, or with `asChild` the child element with these props. */
export function LinkOrChild({ asChild = false, ...props }: ComponentProps<'a'> & { asChild?: boolean }) {
  return asChild ? <Slot {...props} /> : <a {...props} />;
}
