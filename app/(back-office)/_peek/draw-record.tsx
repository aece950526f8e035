import { Fragment, type ReactNode, Suspense } from 'react';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import { NothingToPeek } from '@/components/old-list/peek/nothing-to-peek';
import { PeekHeading } from '@/components/old-list/peek/peek-heading';
import { PeekWaiting } from '@/components/old-list/peek/peek-waiting';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { NoLookup } from '@/components/old-list/states/no-lookup';
import { FactLine, Facts } from '@/components/old-record/facts';
import { drawnFacts } from '@/components/resources/drawn-facts';
import { toResult } from '@/lib/contract/result';
import { shortUid } from '@/lib/format/uid';
import { type RecordKind, screenOf } from '@/lib/navigation';
import { recordOf, type records } from '@/lib/old-records/all-records';
import type { RowRecord } from '@/lib/old-registry/declare-list';
import { readTimeZone } from '@/lib/server/preferences';
import type { Parts } from './first-rows';
import { eventRoundRows, eventRows, friendlyRoundRows } from './play';

type Drawing = {
  here: string;
  /** In one piece, for browsers without scripting. */
  isWhole: boolean;
};

export async function drawRecord(row: RowRecord<{ uid: string }>, uid: string, drawing: Drawing): Promise<ReactNode> {
  const { kind, name, href, otherwise } = row;
  const { one, label, find, facts, inLine } = recordOf(kind);
  const [found, timeZone] = await Promise.all([toResult(find(uid)), readTimeZone()]);
  const hasLookup = found.ok || found.failure.kind !== 'no-lookup';
  if (!found.ok && hasLookup) return <LoadFailure what={`this ${one}`} failure={found.failure} href={drawing.here} />;
  const item = found.ok ? found.value : null;
  if (item === null) {
    if (otherwise) return drawRecord(recordOf(otherwise), uid, drawing);
    if (hasLookup) return <NothingToPeek what={one} />;
    return (
      <>
        <PeekHeading href={screenOf(kind, uid)}>{`${label} ${shortUid(uid)}`}</PeekHeading>
        <NoLookup what={one} />
      </>
    );
  }
  const said = { facts, item, timeZone, on: 'peek' as const, drawn: drawnFacts(kind) };
  const parts = Object.entries(firstPartsOf(kind, item, timeZone));
  const drawn = drawing.isWhole ? await Promise.all(parts.map(([, part]) => part)) : null;
  return (
    <>
      <PeekHeading href={href(item) ?? drawing.here}>{nameOrUid(item, name)}</PeekHeading>
      <DifferingFields of={[item]} />
      {inLine ? (
        <div className="px-6 pb-2 max-sm:px-4">
          <FactLine {...said} />
        </div>
      ) : (
        <Facts {...said} />
      )}
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
}

const Part = async ({ of }: { of: Promise<ReactNode> }) => await of;

type Found<Kind extends RecordKind> = NonNullable<Awaited<ReturnType<(typeof records)[Kind]['find']>>>;
type Draw<Item> = (item: Item, timeZone: string) => Parts;

const rows: { [Kind in RecordKind]?: Draw<Found<Kind>> } = {
  event: eventRows,
  eventRound: eventRoundRows,
  friendlyRound: friendlyRoundRows,
};

function firstPartsOf(kind: RecordKind, item: unknown, timeZone: string): Parts {
  return (rows[kind] as Draw<unknown> | undefined)?.(item, timeZone) ?? {};
}
