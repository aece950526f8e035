import { cx } from 'class-variance-authority';
import { type ComponentProps, createElement, type ElementType, type ReactNode } from 'react';

type Join = (own: string, given: string | undefined) => string;

/** Makes `part`, which adds the classes of its caller by `join`. */
export function partJoinedBy(join: Join) {
  return <Tag extends ElementType>(tag: Tag, slot: string, own = '', attributes: Partial<ComponentProps<Tag>> = {}) => {
    return (props: ComponentProps<Tag>): ReactNode => {
      const { className, ...others } = props as { className?: string };
      return createElement<Record<string, unknown>>(tag, {
        'data-slot': slot,
        ...attributes,
        className: join(own, className) || undefined,
        ...others,
      });
    };
  };
}

/** A part that is one element with a `data-slot`, and with classes and attributes of its own. */
export const part = partJoinedBy(cx);
