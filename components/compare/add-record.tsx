import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { inputVariants } from '@/components/ui/input-variants';
import type { SearchSection } from '@/lib/search/search-result';

type Props = {
  /** `golfers`. */
  what: string;
  action: string;
  /** The comparison so far, as the form's hidden fields. */
  hidden: readonly (readonly [name: string, value: string])[];
  q: string;
  /** Null before a search. */
  section: SearchSection | null;
  hrefOf: (uid: string) => string;
};

/** Finds a record to compare with: a form and links, which work without scripting. */
export function AddRecord({ what, action, hidden, q, section, hrefOf }: Props) {
  return (
    <section aria-label={`Add from ${what}`} className="px-6 py-4 max-sm:px-4 print:hidden">
      <search className="block w-full max-w-130">
        <form action={action} className="flex items-center gap-2">
          {hidden.map(([name, value]) => (
            <input key={value} type="hidden" name={name} value={value} />
          ))}
          <input
            type="search"
            name="q"
            defaultValue={q}
            key={q}
            aria-label={`Find ${what} to compare`}
            placeholder={`Find ${what} by name or ID`}
            className={inputVariants()}
          />
          <button type="submit" className={buttonVariants({ variant: 'outline' })}>
            Find
          </button>
        </form>
      </search>
      {section && <Hits section={section} q={q} hrefOf={hrefOf} />}
    </section>
  );
}

function Hits({ section, q, hrefOf }: { section: SearchSection; q: string; hrefOf: Props['hrefOf'] }) {
  if ('failure' in section)
    return <p className="pt-3 text-sm text-warning">{`Could not be searched: ${section.failure}`}</p>;
  if (section.hits.length === 0)
    return <p className="pt-3 text-sm text-muted-foreground">{`The search for “${q}” found nothing.`}</p>;
  return (
    <ul className="pt-2">
      {section.hits.map(({ uid, title, facts }) => (
        <li key={uid}>
          <Link
            href={hrefOf(uid)}
            prefetch={false}
            className="flex flex-wrap items-baseline gap-x-3 rounded-sm py-1.5 text-sm hover:underline coarse:py-3"
          >
            <span className="font-medium">{`Add ${title}`}</span>
            <span className="text-muted-foreground">{facts.join(' · ')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
