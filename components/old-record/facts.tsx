import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Fact, FactLink } from '@/components/old-cells/fact';
import { shown } from '@/components/old-cells/readable';
import { Status } from '@/components/old-cells/status';
import { Uid } from '@/components/old-cells/uid';
import { type Reads, type ReadValue, readFrom } from '@/lib/contract/wire/unread';
import { lowerFirst } from '@/lib/format/title-case';
import { type Fact as DeclaredFact, type FactPlace, factsOn, factText } from '@/lib/old-records/facts';
import { SubjectLine, subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';

/** How facts are drawn that are more than their words, by their labels. */
export type DrawnFacts<Item> = Readonly<Record<string, (timeZone: string) => Reads<Item, ReactNode>>>;

type Props<Item> = {
  facts: readonly DeclaredFact<Item>[];
  item: Item;
  timeZone: string;
  on: FactPlace;
  drawn?: DrawnFacts<Item> | undefined;
};

export function Facts<Item>(props: Props<Item>) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-6 py-5 text-sm max-sm:px-4 lg:grid-cols-4">
      {factsOn(props.facts, props.on).map((fact) => (
        <Fact key={fact.label} label={fact.label}>
          {shown(drawFact(fact, props, FactLink)) ?? '-'}
        </Fact>
      ))}
    </dl>
  );
}

/** The same in one line, without those that are not given; behind `children`. */
export function FactLine<Item>({ children, ...props }: Props<Item> & { children?: ReactNode }) {
  return (
    // Alone it is all that its record has: buttons stand among its words.
    <SubjectLine className={children ? undefined : 'leading-6 [&_button]:align-baseline'}>
      {children}
      {factsOn(props.facts, props.on).map((fact) => (
        <Fragment key={fact.label}>
          {subjectPart(
            labelled(fact, drawFact(fact, props, SubjectLink)),
            // A status is a block, behind which the dot of the line would fall.
            'status' in fact ? 'inline-flex!' : undefined,
          )}
        </Fragment>
      ))}
    </SubjectLine>
  );
}

type LinkTo = ComponentType<{ href: string; children: ReactNode }>;

/** A fact by its value: an id, a status, a link, or words. Null where it is not given. */
function drawFact<Item>(
  fact: DeclaredFact<Item>,
  { item, on, timeZone, drawn }: Props<Item>,
  LinkTo: LinkTo,
): ReadValue<ReactNode> {
  const own = drawn?.[fact.label];
  if (own) return readFrom(item, own(timeZone));
  const text = factText(fact, item, on, timeZone);
  return text.ok && text.value !== null ? { ok: true, value: drawText(fact, item, text.value, LinkTo) } : text;
}

function drawText<Item>(fact: DeclaredFact<Item>, item: Item, text: string, LinkTo: LinkTo): ReactNode {
  if ('id' in fact) return <Uid value={text} what={lowerFirst(fact.label)} />;
  if ('status' in fact) return <Status value={text} />;
  const href = fact.to?.(item);
  return href ? <LinkTo href={href}>{text}</LinkTo> : text;
}

function labelled<Item>({ label, inLine }: DeclaredFact<Item>, read: ReadValue<ReactNode>): ReactNode {
  const value = shown(read);
  if (value === null || !inLine || !read.ok) return value;
  return inLine === 'before' ? (
    <>
      {label} {value}
    </>
  ) : (
    <>
      {value} {label.toLowerCase()}
    </>
  );
}
