'use client';

import Link from 'next/link';
import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { changeWords, compareRows, type RowChanges, type ShownRow } from './compare-rows';
import { markRows } from './mark-rows';
import { shownRows, unreadRows } from './shown-rows';

export type ChangesProps = {
  /** The rows before the refresh. */
  before: readonly ShownRow[];
  /** Whether the refreshed list could be loaded. */
  loaded: boolean;
  done: () => void;
};

/** The place over the table where the line of changes stands; a status, so that screen readers hear it. */
const PLACE = '[data-slot="list-changes"]';

/** The list's part of the page: one list has a menu. */
export const listOnPage = (): ParentNode => document.querySelector('main') ?? document;

/** What a refresh has changed: a line over the table, and marks in it, until Done or the next page. */
export function Changes({ before, loaded, done }: ChangesProps) {
  const [changes, setChanges] = useState<RowChanges | null>(null);

  useLayoutEffect(() => {
    if (!loaded) return;
    const list = listOnPage();
    const found = compareRows(before, shownRows(list), unreadRows(list));
    setChanges(found);
    return markRows(list, found);
  }, [before, loaded]);
  useEffect(() => {
    if (!loaded) done();
  }, [loaded, done]);

  const place = document.querySelector(PLACE);
  if (!place || !changes) return null;
  return createPortal(<ChangesLine changes={changes} done={done} />, place);
}

function ChangesLine({ changes, done }: { changes: RowChanges; done: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-6 pb-3 text-sm max-sm:px-4">
      <p className="font-medium">{changeWords(changes)}</p>
      {changes.gone.length > 0 && (
        <p className="min-w-0 text-muted-foreground">
          No longer on this page:{' '}
          {changes.gone.map(({ uid, name, href }, index) => (
            <span key={uid}>
              {index > 0 && ', '}
              {href ? (
                <Link href={href} prefetch={false} className="rounded-sm underline underline-offset-3 coarse:py-3">
                  {name}
                </Link>
              ) : (
                name
              )}
            </span>
          ))}
        </p>
      )}
      <Button variant="outline" size="xs" onClick={done}>
        Done
      </Button>
    </div>
  );
}
