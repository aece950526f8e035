import { createElement, type ReactNode } from 'react';

type Props = { names: readonly string[]; title?: string; children: string };

/** A sentence in which each name is isolated, so that one written from right to left does not turn its figures round. */
export function WithNames({ names, title, children: text }: Props) {
  const longestFirst = names.filter((name) => name !== '' && name !== text).toSorted((a, b) => b.length - a.length);
  // A new sentence is a new element, also in a page that a browser has translated.
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
