import type { ReactNode } from 'react';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { CrumbName } from '@/components/navigation/crumb-name';
import { Link } from '@/components/navigation/link';
import { drawMissing } from '@/components/old-list/draw-missing';
import { PageHeader } from '@/components/old-list/page-header';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { NoLookup } from '@/components/old-list/states/no-lookup';
import { buttonVariants } from '@/components/ui/button-variants';
import { Skeleton } from '@/components/ui/skeleton';
import { comparedAs } from '@/lib/list/compared';
import type { FoundRecord, OpenedRecord, RecordPageOf } from '@/lib/old-records/opened-record';
import { routes } from '@/lib/routes';
import { type DrawnFacts, FactLine, Facts } from './facts';
import { RecordTabs } from './tabs';

type Parts<Item, Beside, Own> = {
  heading?: (opened: FoundRecord<Item, Beside, Own>) => ReactNode;
  drawn?: DrawnFacts<NoInfer<Item>> | ((opened: FoundRecord<Item, Beside, Own>) => DrawnFacts<Item>);
  tools?: (opened: FoundRecord<Item, Beside, Own>) => ReactNode;
  /** The address that is tried again where that is another than the record's. */
  here?: (uid: string) => string;
  /** What else has fields of the API on the screen. */
  read?: (opened: FoundRecord<Item, Beside, Own>) => readonly object[];
  /** What is shown whether or not the record could be read. */
  lists?: (opened: OpenedRecord<Item, Beside, Own>) => ReactNode;
  children?: (opened: FoundRecord<Item, Beside, Own>) => ReactNode;
};

type Props<Item, Beside, Own> = Parts<Item, Beside, Own> & {
  page: RecordPageOf<OpenedRecord<Item, Beside, Own>>;
};

const FACTS = 8;
const LINES = 10;

/** The page of a record: its screen, or where that is late placeholders, and the screen when it is ready. */
export function RecordPage<Item extends { uid: string }, Beside, Own>({
  page: { kind, screen },
  ...parts
}: Props<Item, Beside, Own>) {
  const drawn: Promise<ReactNode> = screen.then((opened) => <RecordScreen opened={opened} {...parts} />);
  return (
    <StreamWhenSlow data={drawn.catch(drawMissing)} fallback={<WaitingRecord kind={kind} />}>
      {(record) => record}
    </StreamWhenSlow>
  );
}

function RecordScreen<Item extends { uid: string }, Beside, Own>({
  opened,
  heading,
  drawn,
  tools,
  here,
  read,
  lists,
  children,
}: Parts<Item, Beside, Own> & { opened: OpenedRecord<Item, Beside, Own> }) {
  const { record, uid, href, found, name, tabs, timeZone } = opened;
  const failure = !found.ok && (
    <LoadFailure what={`this ${record.one}`} failure={found.failure} href={here?.(uid) ?? href} />
  );
  const hasLookup = found.ok || found.failure.kind !== 'no-lookup';
  // What cannot be read takes nothing else with it; an API that refuses or does not respond fails the rest too.
  if (!found.ok && hasLookup && (found.failure.kind !== 'broken' || !lists)) return failure;
  const sound = opened.isFound ? opened : null;
  const said = sound && {
    facts: record.facts,
    item: sound.item,
    timeZone,
    on: 'page' as const,
    drawn: typeof drawn === 'function' ? drawn(sound) : drawn,
  };
  const own = sound && tools?.(sound);
  const compared = comparedAs(record.kind, uid);
  // Tabs beside the first one have no facts.
  const hasFacts = !record.inLine && tabs[0]?.open !== false;
  const parts = (
    <>
      {said ? hasFacts && <Facts {...said} /> : hasLookup ? failure : <NoLookup what={record.one} />}
      {lists?.(opened)}
      {sound && children?.(sound)}
    </>
  );
  return (
    <>
      <CrumbName href={href} name={name} />
      <PageHeader
        title={name}
        description={
          <>
            {said && record.inLine && <FactLine {...said} />}
            {sound && heading?.(sound)}
          </>
        }
        narrow={own ? 'below' : 'beside'}
        tools={
          sound &&
          (own || compared) && (
            <>
              {own}
              {compared && <CompareLink of={compared} />}
            </>
          )
        }
      />
      <DifferingFields of={sound ? [sound.item, ...(read?.(sound) ?? [])] : []} />
      {tabs.length > 0 ? (
        <RecordTabs label={record.label} tabs={tabs}>
          {parts}
        </RecordTabs>
      ) : (
        parts
      )}
    </>
  );
}

function WaitingRecord({ kind }: { kind: string }) {
  return (
    <div aria-busy="true">
      <PageHeader title={kind} />
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-t px-6 py-5 max-sm:px-4 lg:grid-cols-4">
        {bars(FACTS, (key) => (
          <div key={key} className="flex h-10 flex-col justify-around">
            <Skeleton className="w-16" />
            <Skeleton className="w-32" />
          </div>
        ))}
      </div>
      <div className="border-t px-6 max-sm:px-4">
        {bars(LINES, (key) => (
          <div key={key} className="flex h-9.5 items-center">
            <Skeleton className="w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

const bars = (count: number, draw: (key: number) => ReactNode) => Array.from({ length: count }, (_, key) => draw(key));

function CompareLink({ of }: { of: string }) {
  return (
    <Link
      href={routes.compare([of])}
      className={buttonVariants({ variant: 'outline', size: 'sm', className: 'coarse:h-11' })}
    >
      Compare
    </Link>
  );
}
