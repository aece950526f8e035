import { Fragment, type ReactNode, Suspense } from 'react';
import { unlessScreenIsFirst } from '@/components/feedback/stream-when-slow';
import { FaultMark } from '@/components/fields/fault-mark';
import { CrumbName } from '@/components/navigation/crumb-name';
import type { Result } from '@/lib/contract/result';
import { kindOf, screenOf } from '@/lib/navigation';
import { describeFaults } from '@/lib/resources/describe-faults';
import type { FoundRecord, RecordLookup } from '@/lib/resources/loaded';
import { recordName } from '@/lib/resources/record-name';
import type { RecordDeclaration } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { RecordHeader } from './record-header';
import { TabList } from './tab-list';
import { LateTotals, TabTotals } from './tab-totals';

type Props<Item extends { uid: string }> = {
  record: RecordDeclaration<Item>;
  /** Null if the URL contains no valid uid. */
  lookup: RecordLookup<Item> | null;
  /** Returns the title if it is not the record's name. */
  titleOf?: (item: Item) => Promise<string> | string;
  tools?: ReactNode;
  /** Returns the URL of the record's results. */
  resultsOf?: (uid: string) => string;
  children: ReactNode;
};

type Found<Item> = Result<FoundRecord<Item> | null>;

type Titled<Item> = { found: Found<Item>; title: string | null };

/** Shows a record's heading, tools and tabs above its screens. Next.js keeps them while the screens change. */
export async function RecordLayout<Item extends { uid: string }>({
  record,
  lookup,
  titleOf,
  tools,
  resultsOf,
  children,
}: Props<Item>) {
  if (!lookup) return children;
  const { uid } = lookup;
  const titled = lookup.found.then(async (found): Promise<Titled<Item>> => {
    const item = found.ok && found.value?.item;
    return { found, title: item && titleOf ? await titleOf(item) : null };
  });
  // Screen and name do not wait for each other.
  const known = await unlessScreenIsFirst(titled);
  const found = known?.found;
  const item = found?.ok ? found.value?.item : null;
  const { label } = kindOf(record.kind);
  const tabs = record.tabs.filter(({ isOf }) => !item || isOf?.(item) !== false);
  const shown = { record, uid, known, titled };
  return (
    // In a list, only the rows scroll, so that the page links stay visible.
    <div
      data-slot="record"
      className="flex flex-col has-[>[data-slot=list]]:max-h-[max(100dvh-48px,30rem)] has-[>[data-slot=list]]:[--around-rows:360px] print:max-h-none!"
    >
      <TabTotals
        url={routes.tabTotals(record.kind, uid)}
        tabs={tabs.flatMap(({ label, href, count }) => (count ? [{ label, href: href(uid) }] : []))}
        known={totalsIn(record, item)}
      >
        {!found && (
          <Suspense>
            <WhenFound {...shown} draw={Totals} />
          </Suspense>
        )}
        <div data-slot="record-head" className="flex-none [&:has(~[data-slot=not-found])]:hidden">
          <RecordHeader
            kind={record.kind}
            uid={uid}
            title={
              <Suspense fallback={<span>{label}</span>}>
                <WhenFound {...shown} draw={Name} />
              </Suspense>
            }
            beside={
              (!found || hasFaults(found)) && (
                <Suspense>
                  <WhenFound {...shown} draw={Faults} />
                </Suspense>
              )
            }
            tools={tools}
            resultsHref={resultsOf?.(uid) ?? null}
          />
          {tabs.length > 0 && <TabList label={label} uid={uid} tabs={tabs} />}
        </div>
        {children}
      </TabTotals>
    </div>
  );
}

type DrawProps<Item extends { uid: string }> = Titled<Item> & { record: RecordDeclaration<Item>; uid: string };

type WhenFoundProps<Item extends { uid: string }> = Omit<DrawProps<Item>, keyof Titled<Item>> & {
  known: Titled<Item> | null;
  titled: Promise<Titled<Item>>;
  draw: (props: DrawProps<Item>) => ReactNode;
};

/** Renders at once what is known, because an async component may miss the first HTML. */
function WhenFound<Item extends { uid: string }>({ known, titled, draw: Draw, ...props }: WhenFoundProps<Item>) {
  return known ? <Draw {...props} {...known} /> : titled.then((late) => <Draw {...props} {...late} />);
}

function Name<Item extends { uid: string }>({ record, uid, found, title }: DrawProps<Item>) {
  const name = recordName(record, uid, found.ok ? found.value?.item : null);
  const isMissing = found.ok && found.value === null;
  return (
    <>
      <CrumbName href={screenOf(record.kind, uid)} name={name} isMissing={isMissing} />
      {title === null ? <span>{name}</span> : <Title parts={title.split(' · ')} />}
    </>
  );
}

/** Starts a new line before a part rather than inside it, because a browser may break a date at its hyphens. */
function Title({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join()}>
      {index > 0 && <span> · </span>}
      <span className="inline-block">{part}</span>
    </Fragment>
  ));
}

function Faults<Item extends { uid: string }>({ record, found }: DrawProps<Item>) {
  const faults = found.ok && found.value && describeFaults(found.value.faults, record.fields);
  return faults && <FaultMark text={faults} />;
}

function Totals<Item extends { uid: string }>({ record, found }: DrawProps<Item>) {
  return <LateTotals totals={totalsIn(record, found.ok ? found.value?.item : null)} />;
}

/** The totals of tabs that are part of the record itself. */
function totalsIn<Item extends { uid: string }>({ tabs }: RecordDeclaration<Item>, item: Item | null | undefined) {
  const totals = tabs.flatMap(({ label, totalOf }) => (item && totalOf ? [[label, totalOf(item) ?? null]] : []));
  return Object.fromEntries(totals);
}

const hasFaults = (found: Found<unknown>) => found.ok && found.value !== null && found.value.faults.length > 0;
