import { createElement, Fragment, type ReactNode } from 'react';

type Props = { names: readonly string[]; title?: string; children: string };

/** Text on its own. Changed text gets a new element, because the browser may have translated the old one. */
export function WithNames({ names, title, children: text }: Props) {
  return (
    <bdi key={text} title={title}>
      <IsolatedNames names={names}>{text}</IsolatedNames>
    </bdi>
  );
}

/** Wraps each name in `<bdi>`, so that right-to-left names do not reorder the numbers around them. */
export function IsolatedNames({ names, children: text }: Omit<Props, 'title'>) {
  const longestFirst = names
    .filter((name) => name !== '' && name !== text && text.includes(name))
    .toSorted((a, b) => b.length - a.length);
  return createElement(Fragment, null, ...splitAtNames(text, longestFirst));
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
