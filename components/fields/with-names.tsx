import { createElement, type ReactNode } from 'react';

type Props = { names: readonly string[]; title?: string; children: string };

/** Wraps each name in `<bdi>`, so that right-to-left names do not reorder the numbers around them. */
export function WithNames({ names, title, children: text }: Props) {
  const longestFirst = names
    .filter((name) => name !== '' && name !== text && text.includes(name))
    .toSorted((a, b) => b.length - a.length);
  // Changed text gets a new element, because the browser may have translated the old one.
  return createElement('bdi', { key: text, ...(title && { title }) }, ...splitAtNames(text, longestFirst));
}

function splitAtNames(text: string, [name, ...shorter]: readonly string[]): ReactNode[] {
  if (name === undefined) return [text];
  return text
    .split(name)
    .flatMap((part, index) => [
      ...(index > 0 ? [createElement('bdi', null, name)] : []),
      ...splitAtNames(part, shorter),
    ]);
}
