import { ListLink } from '@/components/old-list/navigation/list-link';
import { textLink } from '@/components/ui/text-link';
import { formatCount } from '@/lib/format/number';
import type { IssuesFound } from '@/lib/list/rows/issues-found';

type Props = {
  looked: IssuesFound;
  /** What is looked for: `in progress past their end`. */
  what: string;
};

/** Over a list: how many of the page's rows are to check, and the link that shows those only. */
export function IssuesLine({ looked, what }: Props) {
  const { isOn, counts, toggleHref, nextHref } = looked;
  if (!isOn && counts?.found === 0) return null;
  return (
    <p
      data-slot="look-line"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 px-6 pb-3 text-sm text-muted-foreground before:icon-clipboard-check max-sm:px-4 max-sm:before:hidden print:hidden"
    >
      {counts && <span className={isOn ? 'text-foreground' : undefined}>{wordsFor(looked, what)}</span>}
      <ListLink href={toggleHref} className={textLink}>
        {isOn ? 'Show all rows' : counts ? 'Show these only' : `Show rows to check only: ${what}`}
      </ListLink>
      {nextHref && (
        <ListLink href={nextHref} className={textLink}>
          Look through the next page
        </ListLink>
      )}
    </p>
  );
}

/** `2 of the 10 rows on this page are to check: faults of tees. 1 could not be looked at: …` */
function wordsFor({ counts, isOn }: IssuesFound, what: string): string {
  if (!counts) return '';
  const { rows, isWhole, found, failed, why } = counts;
  const number = found === 0 ? 'None' : formatCount(found);
  const of = `${number} of the ${formatCount(rows)} rows on this page ${found > 1 ? 'are' : 'is'} to check: ${what}.`;
  const not = failed > 0 ? ` ${formatCount(failed)} could not be looked at: ${why}.` : '';
  const others = isWhole ? ' The total' : ' Other pages were not looked at; the total';
  return `${of}${not}${isOn ? `${others} and exports are of all rows.` : ''}`;
}
