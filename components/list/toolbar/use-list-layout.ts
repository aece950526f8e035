import { useCallback, useState } from 'react';
import { choiceCookie } from '@/lib/format/host-cookie';
import { type ColumnLayout, serializeLayout } from '@/lib/list/columns/column-layout';

type Options = {
  name: string;
  initial: ColumnLayout;
  /** If true, changed columns belong to a saved view, not to the list's stored columns. */
  isView: boolean;
};

export function useListLayout({ name, initial, isView }: Options) {
  const [layout, setLayout] = useState(initial);
  const initialText = JSON.stringify(initial);
  const [known, setKnown] = useState(initialText);
  if (initialText !== known) {
    setKnown(initialText);
    setLayout(initial);
  }
  const change = useCallback(
    (next: ColumnLayout) => {
      setLayout(next);
      if (isView) return;
      const text = serializeLayout(next);
      document.cookie = choiceCookie(`columns-${name}`, text, { isHttps: location.protocol === 'https:' });
    },
    [name, isView],
  );
  return [layout, change] as const;
}
