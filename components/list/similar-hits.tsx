import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import type { Hit } from '@/lib/search/search-result';

/** Similar names, with details that tell people of the same name apart. */
export function SimilarHits({ hits }: { hits: readonly Hit[] }) {
  return (
    <>
      <p>Similar:</p>
      <ul>
        {hits.map(({ uid, href, title, facts }) => (
          <li key={uid} className="coarse:py-3">
            <Link href={href} className={textLink}>
              <bdi>{title}</bdi>
            </Link>
            {Array.from(new Set(facts), (fact) => (
              <span key={fact}>
                {' · '}
                <bdi>{fact}</bdi>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
