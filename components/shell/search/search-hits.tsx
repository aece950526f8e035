import { Fragment } from 'react';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { formatCount } from '@/lib/format/number';
import type { RecordKind } from '@/lib/navigation';
import { listSearchedFor, type SearchSection, sectionLabel } from '@/lib/search/search-result';
import { sectionWords } from './section-words';

type Props = {
  sections: readonly SearchSection[];
  q: string;
  /** The comparison that a hit is added to; null where each leads to its own screen. */
  hrefOf: ((kind: RecordKind, uid: string) => string | null) | null;
};

/** The hits of a search that is over, list by list, and in words what else was searched. */
export function SearchHits({ sections, ...props }: Props) {
  return (
    <>
      {sections.map((section) => (
        <Section key={sectionLabel(section)} section={section} {...props} />
      ))}
      <p className="border-t px-6 py-4 text-sm wrap-anywhere text-muted-foreground max-sm:px-4">
        {sectionWords(props.q, { q: props.q, sections, isOver: true, failure: null })}
      </p>
    </>
  );
}

function Section({ section, q, hrefOf }: Omit<Props, 'sections'> & { section: SearchSection }) {
  const label = sectionLabel(section);
  if ('hits' in section && section.hits.length === 0) return null;
  return (
    <section aria-label={label} className="border-t px-6 py-4 max-sm:px-4">
      <h2 className="flex items-baseline gap-2.5 text-lg font-semibold">
        {label}
        {'hits' in section && (
          <Link href={listSearchedFor(section, q)} className={textLink}>
            {section.total === null ? 'Open list' : `All ${formatCount(section.total)}`}
          </Link>
        )}
      </h2>
      {'failure' in section ? (
        <p className="pt-2 text-sm text-warning">{`Could not be searched: ${section.failure}`}</p>
      ) : (
        <ul className="pt-1">
          {section.hits.map(({ uid, href, title, facts }) => (
            <li key={uid}>
              <Link
                href={hrefOf?.(section.list, uid) ?? href}
                className="flex flex-wrap items-baseline gap-x-3 rounded-sm py-1.5 text-sm hover:underline coarse:py-3"
              >
                <span className="font-medium">{hrefOf ? `Add ${title}` : title}</span>
                <span className="text-muted-foreground">
                  {facts.map((fact, place) => (
                    <Fragment key={fact}>
                      {place > 0 && ' · '}
                      <span className="inline-block">{fact}</span>
                    </Fragment>
                  ))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
