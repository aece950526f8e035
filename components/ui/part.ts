import { type ComponentProps, createElement, type ElementType, type ReactNode } from 'react';

type Join = (own: string, given: string | undefined) => string;

/** A part that is one element with a `data-slot` and classes of its own; `join` adds those of its caller. */
export function part<Tag extends ElementType>(tag: Tag, slot: string, join: Join, own: string) {
  return (props: ComponentProps<Tag>): ReactNode => {
    const { className, ...others } = props as { className?: string };
    return createElement<Record<string, unknown>>(tag, {
      'data-slot': slot,
      className: join(own, className),
      ...others,
    });
  };
}
