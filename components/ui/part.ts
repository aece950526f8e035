import { cx } from 'class-variance-authority';
import { type ComponentProps, createElement, type ElementType, type ReactNode } from 'react';

type Join = (base: string, extra: string | undefined) => string;

export function partJoinedBy(join: Join) {
  return <Tag extends ElementType>(
    tag: Tag,
    slot: string,
    base = '',
    attributes: Partial<ComponentProps<Tag>> = {},
  ) => {
    return (props: ComponentProps<Tag>): ReactNode => {
      const { className, ...others } = props as { className?: string };
      return createElement<Record<string, unknown>>(tag, {
        'data-slot': slot,
        ...attributes,
        className: join(base, className) || undefined,
        ...others,
      });
    };
  };
}

/** Creates a component for one element with a `data-slot`, classes and attributes. */
export const part = partJoinedBy(cx);
