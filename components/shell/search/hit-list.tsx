import Link from 'next/link';
import type { Hit } from '@/lib/search/search-result';

type Props = { hits: readonly Hit[]; hrefOf?: (hit: Hit) => string /** Before each title. */; verb?: string };

/** Hits as links, each with the facts that tell namesakes apart. */
export function HitList({ hits, hrefOf = ({ href }) => href, verb = '' }: Props) {
  return (
    <ul className="pt-1">
      {hits.map((hit) => (
        <li key={hit.uid}>
          <Link
            href={hrefOf(hit)}
            prefetch={false}
            className="flex flex-wrap items-baseline gap-x-3 rounded-sm py-1.5 text-sm hover:underline coarse:py-3"
          >
            <span className="font-medium">{`${verb}${hit.title}`}</span>
            <span className="text-muted-foreground">{hit.facts.join(' · ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
