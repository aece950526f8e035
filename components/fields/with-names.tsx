import { createElement, type ReactNode } from 'react';

type Props = { names: readonly string[]; title?: string; children: string };

/** Each name is isolated: right-to-left names must not reorder the figures. */
export function WithNames({ names, title, children: text }: Props) {
  const longestFirst = names
    .filter((name) => name !== '' && name !== text && text.includes(name))
    .toSorted((a, b) => b.length - a.length);
  // A new text needs a new element: browsers may have translated the page.
  return createElement('bdi', { key: text, title }, ...splitAtNames(text, longestFirst));
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
