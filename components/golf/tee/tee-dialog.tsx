'use client';

import { ButtonDialogContent } from '@/components/fields/dialog-content';
import { FieldItem, Unit } from '@/components/fields/field-item';
import { FullUid } from '@/components/fields/uid';
import type { DialogState } from '@/components/fields/use-dialog';
import { WithNames } from '@/components/fields/with-names';
import { Dialog, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { formatCount } from '@/lib/format/number';
import { ordinal } from '@/lib/format/ordinal';
import { type TeeHole, teeFacts } from '@/lib/golf/scoring/tee-facts';
import { dialogNames } from '@/lib/names';
import { NineTable } from './nine-table';
import { TeeFaults } from './tee-faults';

export type TeeDialogProps = {
  tee: { uid: string; name: string; holes: readonly TeeHole[] };
  /** The course and its country, as far as they are known. */
  place: readonly string[];
  /** False if the dialog does not name data errors. The dialog of a user's friendly rounds is specified without them. */
  isChecked?: boolean;
};

export function TeeDialog({ tee, place, isChecked = true, button, ...state }: DialogState & TeeDialogProps) {
  const facts = teeFacts(tee.holes);
  const names = [teesOf(tee.name), ...place];
  const longest = facts.longest?.[2] ?? 0;
  const counts: (readonly [label: string, count: number])[] = [
    ['Par 3', facts.par3],
    ['Par 4', facts.par4],
    ['Par 5', facts.par5],
  ];
  if (facts.otherPar > 0) counts.push(['Other par', facts.otherPar]);
  return (
    <Dialog {...state}>
      <ButtonDialogContent button={button}>
        <DialogHeader>
          <DialogTitle>{dialogNames.tee}</DialogTitle>
          <DialogDescription>
            <WithNames names={names}>{names.join(' · ')}</WithNames>
          </DialogDescription>
        </DialogHeader>
        <div className="px-6 max-sm:px-4">
          <dl className="grid grid-cols-3 gap-x-4 gap-y-3 py-3 sm:grid-cols-[96px_112px_80px_1fr]">
            <FieldItem label="Total holes">
              <span className="text-lg font-semibold">{facts.holes}</span>
            </FieldItem>
            <FieldItem label="Total distance">
              <span className="text-lg font-semibold">{formatCount(facts.yards)}</span>
              <Unit>yd</Unit>
            </FieldItem>
            <FieldItem label="Total par">
              <span className="text-lg font-semibold">{facts.par}</span>
            </FieldItem>
            <FieldItem label="Tee ID" className="max-sm:col-span-3">
              <FullUid value={tee.uid} what="tee ID" />
            </FieldItem>
          </dl>
        </div>
        <div className="border-y border-border px-6 max-sm:px-4">
          {facts.nines.length === 0 ? (
            <p className="py-10 text-center text-muted-foreground">No holes are recorded for this tee.</p>
          ) : (
            <div className="grid gap-x-10 pb-2 max-sm:gap-y-3 sm:grid-cols-2">
              {facts.nines.map((nine) => (
                <NineTable key={nine.name} nine={nine} longest={longest} />
              ))}
            </div>
          )}
        </div>
        {isChecked && <TeeFaults holes={tee.holes} />}
        <dl className="grid grid-cols-3 gap-x-4 gap-y-3 px-6 py-3 max-sm:px-4 sm:grid-cols-6">
          {counts.map(([label, count]) => (
            <FieldItem key={label} label={label}>
              <Figure value={count} unit={count === 1 ? 'hole' : 'holes'} />
            </FieldItem>
          ))}
          <FieldItem label="Shortest">
            <Length hole={facts.shortest} />
          </FieldItem>
          <FieldItem label="Longest">
            <Length hole={facts.longest} />
          </FieldItem>
          <FieldItem label="Average">
            {facts.averageYards === null ? '-' : <Figure value={facts.averageYards} unit="yd" />}
          </FieldItem>
        </dl>
      </ButtonDialogContent>
    </Dialog>
  );
}

function teesOf(name: string): string {
  return /\btees?$/i.test(name) ? name : `${name} tees`;
}

function Figure({ value, unit }: { value: number; unit: string }) {
  return (
    <>
      <span className="font-semibold">{formatCount(value)}</span>
      <Unit>{unit}</Unit>
    </>
  );
}

function Length({ hole }: { hole: TeeHole | null }) {
  return hole === null ? '-' : <Figure value={hole[2]} unit={`yd · ${ordinal(hole[0])}`} />;
}
