import { Fragment } from 'react';
import { WithNames } from '@/components/fields/with-names';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { formatCount } from '@/lib/format/number';
import { type RecordKind, recordKinds } from '@/lib/navigation';
import { bestMatches, withoutBest } from '@/lib/search/rank';
import { HITS_PER_LIST, type Hit, listSearchedFor, type SearchSection, sectionLabel } from '@/lib/search/search-result';
import { sectionText } from './section-words';

type Props = {
  sections: readonly SearchSection[];
  q: string;
  /** Returns the URL for a result. If the function is null or returns null, the result links to its record. */
  hrefOf: ((kind: RecordKind, uid: string) => string | null) | null;
};

export function SearchHits({ sections, ...props }: Props) {
  const best = bestMatches(sections, props.q);
  return (
    <>
      {best.length > 0 && (
        <section aria-label="Best match" className="border-t px-6 py-4 max-sm:px-4">
          <h2 className="text-lg font-semibold">Best match</h2>
          <ul className="pt-1">
            {best.map(({ hit, list }) => (
              <HitItem key={hit.uid} hit={hit} list={list} kind={recordKinds[list].label} hrefOf={props.hrefOf} />
            ))}
          </ul>
        </section>
      )}
      {withoutBest(sections, { best, q: props.q }).map((section) => (
        <Section key={sectionLabel(section)} section={section} {...props} />
      ))}
      <p className="border-t px-6 py-4 text-sm wrap-anywhere text-muted-foreground max-sm:px-4">
        <WithNames names={[props.q]}>
          {sectionText(props.q, { q: props.q, sections, isOver: true, failure: null })}
        </WithNames>
      </p>
    </>
  );
}

function Section({ section, q, hrefOf }: Omit<Props, 'sections'> & { section: SearchSection }) {
  const label = sectionLabel(section);
  if ('hits' in section && section.hits.length === 0 && (section.total ?? 0) <= HITS_PER_LIST) return null;
  return (
    <section aria-label={label} className="border-t px-6 py-4 max-sm:px-4">
      <h2 className="flex items-baseline gap-2.5 text-lg font-semibold">
        {label}
        {'hits' in section && !section.isSimilar && (
          <Link href={listSearchedFor(section, q)} className={textLink}>
            {section.total === null ? 'All' : `All ${formatCount(section.total)}`}
          </Link>
        )}
      </h2>
      {'failure' in section ? (
        <p className="pt-2 text-sm text-warning">{`Could not be searched: ${section.failure}`}</p>
      ) : (
        <ul className="pt-1">
          {section.hits.map((hit) => (
            <HitItem key={hit.uid} hit={hit} list={section.list} hrefOf={hrefOf} />
          ))}
        </ul>
      )}
    </section>
  );
}

type HitProps = Pick<Props, 'hrefOf'> & { hit: Hit; list: RecordKind; kind?: string };

function HitItem({ hit: { uid, href, title, facts }, list, kind, hrefOf }: HitProps) {
  return (
    <li>
      <Link
        href={hrefOf?.(list, uid) ?? href}
        className="flex flex-wrap items-baseline gap-x-3 rounded-sm py-1.5 text-sm hover:underline coarse:py-3"
      >
        <span className="font-medium">
          {hrefOf && <span>{'Add '}</span>}
          <bdi>{title}</bdi>
        </span>
        <span className="text-muted-foreground">
          {Array.from(new Set([...(kind ? [kind] : []), ...facts]), (fact, index) => (
            <Fragment key={fact}>
              {index > 0 && <span>{' · '}</span>}
              <bdi className="inline-block">{fact}</bdi>
            </Fragment>
          ))}
        </span>
      </Link>
    </li>
  );
}
