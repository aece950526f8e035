import { Fragment, type ReactNode, Suspense } from 'react';
import type { Column } from '@/components/data-table/column';
import { FirstRows } from '@/components/data-table/first-rows';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { NothingToPeek } from '@/components/peek/nothing-to-peek';
import { PeekHeading } from '@/components/peek/peek-heading';
import { PeekWaiting } from '@/components/peek/peek-waiting';
import { nameOrUid } from '@/components/record/name-or-uid';
import type { Page } from '@/lib/contract/page';
import { isNotFound, toResult } from '@/lib/contract/result';
import { readTimeZone } from '@/lib/server/preferences';

/** What a peek shows of a record, declared once for each kind. */
type Declaration<Item> = {
  /** `user`: completes “There is no such …”. */
  what: string;
  find: (uid: string) => Promise<Item | null>;
  name: (item: Item) => string;
  href: (item: Item) => string;
  facts: (item: Item, timeZone: string) => ReactNode;
  /** Its first rows; each part comes when it is there. */
  rows: (item: Item, timeZone: string) => Readonly<Record<string, Promise<ReactNode>>>;
  /** Draws the row where there is no such record. */
  otherwise?: DrawContent;
};

/** `here`: the address that shows the peek. `isWhole`: in one piece, for browsers without scripting. */
export type DrawContent = (uid: string, options: { here: string; isWhole: boolean }) => Promise<ReactNode>;

/** Draws the record of a row: its name, facts and first rows, or why there are none. */
export function declarePeek<Item extends { uid: string }>(peek: Declaration<Item>): DrawContent {
  const { what, find, name, href, facts, rows, otherwise } = peek;
  return async (uid, options) => {
    const { here, isWhole } = options;
    const [found, timeZone] = await Promise.all([toResult(find(uid)), readTimeZone()]);
    if (isNotFound(found) || (found.ok && found.value === null)) {
      return otherwise ? otherwise(uid, options) : <NothingToPeek what={what} />;
    }
    if (!found.ok || found.value === null) {
      return found.ok ? null : <LoadFailure what={`this ${what}`} failure={found.failure} href={here} />;
    }
    const item = found.value;
    const parts = Object.entries(rows(item, timeZone));
    const drawn = isWhole ? await Promise.all(parts.map(([, part]) => part)) : null;
    return (
      <>
        <PeekHeading href={href(item)}>{nameOrUid(item, name)}</PeekHeading>
        <DifferingFields of={[item]} />
        {facts(item, timeZone)}
        {parts.map(([key, part], index) =>
          drawn ? (
            <Fragment key={key}>{drawn[index]}</Fragment>
          ) : (
            <Suspense key={key} fallback={<PeekWaiting />}>
              <Part of={part} />
            </Suspense>
          ),
        )}
      </>
    );
  };
}

const Part = async ({ of }: { of: Promise<ReactNode> }) => await of;

type Rows<Item> = { title: string; columns: readonly Column<Item>[]; answer: Promise<Page<Item>>; href: string };

/** The first rows of a list of the record. */
export async function firstRows<Item extends { uid: string }>({ answer, ...props }: Rows<Item>): Promise<ReactNode> {
  return <FirstRows {...props} answer={await toResult(answer)} />;
}

/** The columns with these ids, for a table as narrow as the sheet. */
export function only<Item>(columns: readonly Column<Item>[], ...ids: readonly string[]): Column<Item>[] {
  return columns.filter(({ id }) => ids.includes(id));
}

export const FEW = { pageSize: 3 };
