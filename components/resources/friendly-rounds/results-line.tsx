import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { formatCount } from '@/lib/format/number';

type Props = {
  /** Whether the list shows results. */
  isOn: boolean;
  /** The list with results, or without. */
  toggleHref: string;
  /** Of how many rows no result could be read. */
  failed: number;
};

/** Above a user's list: the link that fetches the user's own result of each row. */
export function ResultsLine({ isOn, toggleHref, failed }: Props) {
  return (
    <p
      data-slot="results-line"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 px-6 py-3 text-sm text-muted-foreground before:icon-trophy max-sm:px-4 max-sm:before:hidden print:hidden"
    >
      {isOn && failed > 0 && (
        <span className="text-warning">{`${formatCount(failed)} ${failed === 1 ? 'result' : 'results'} could not be read.`}</span>
      )}
      <Link href={toggleHref} scroll={false} className={textLink}>
        {isOn ? 'Hide results' : 'Show the golfer’s results'}
      </Link>
    </p>
  );
}
