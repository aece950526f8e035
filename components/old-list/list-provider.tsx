'use client';

import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Plain } from '@/components/old-lazy/plain';
import { choiceCookie } from '@/lib/format/host-cookie';
import { type ColumnLayout, DEFAULT_LAYOUT, serializeLayout, soundLayout } from '@/lib/list/columns/column-layout';
import type { ListModel } from './model/list-model';
import { ListNavigation } from './navigation/list-navigation';

/** Shows another layout of the columns and, outside of a view, keeps it; `announcement` is for screen readers. */
type Arrange = (layout: ColumnLayout, announcement?: string) => void;

export type List = {
  model: ListModel;
  layout: ColumnLayout;
  /** Null where columns cannot be arranged, as in the first rows of another list. */
  arrange: Arrange | null;
  announce: (words: string) => void;
};

const Context = createContext<List | null>(null);

type Props<Model extends ListModel> = {
  model: Model & Plain<Model, ReactNode>;
  /** Names the cookie with the layout of the columns; without it columns cannot be arranged. */
  name?: string;
  layout?: ColumnLayout;
  /** Whether the address names the layout: another address then shows another one. */
  addressed?: boolean;
  /** Whether a view is shown: its columns are its own, and a change of them is not kept for the list. */
  viewed?: boolean;
  children: ReactNode;
};

/**
 * A list in the browser: its model, the layout of its columns, and navigation, for all of its parts. A model with a
 * function in it, as a column has, does not compile.
 */
export function ListProvider<Model extends ListModel>(props: Props<Model>) {
  return (
    <ListNavigation>
      <Model {...props} />
    </ListNavigation>
  );
}

function Model({ model, name, layout: initial = DEFAULT_LAYOUT, addressed, viewed, children }: Props<ListModel>) {
  const [layout, showLayout] = useState(initial);
  const [announcement, announce] = useState('');
  const address = addressed ? JSON.stringify(initial) : '';
  const [known, setKnown] = useState(address);
  if (address !== known) {
    setKnown(address);
    showLayout(initial);
  }
  const { heads } = model;
  const arrange = useMemo<Arrange | null>(() => {
    if (name === undefined) return null;
    const ids = heads.map(({ id }) => id);
    return (next, words = '') => {
      const sound = soundLayout(next, ids);
      const isHttps = location.protocol === 'https:';
      if (!viewed) document.cookie = choiceCookie(`columns-${name}`, serializeLayout(sound), { isHttps });
      showLayout(sound);
      if (words) announce(words);
    };
  }, [heads, name, viewed]);
  const value = useMemo(() => ({ model, layout, arrange, announce }), [model, layout, arrange]);
  return (
    <Context value={value}>
      {children}
      {name !== undefined && (
        <p role="status" className="sr-only">
          {announcement}
        </p>
      )}
    </Context>
  );
}

export function useList(): List {
  const value = use(Context);
  if (!value) throw new Error('Outside of <ListProvider>');
  return value;
}
