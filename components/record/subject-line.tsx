import Link from 'next/link';
import { Fragment } from 'react';

type Props = { name: string; href: string; facts: readonly (string | null | undefined | false)[] };

/** Whom a list belongs to: the name, which leads there, and what is known in a line. A line that wraps ends with the dot. */
export function SubjectLine({ name, href, facts }: Props) {
  return (
    <p className="mt-0.5 text-sm break-words text-muted-foreground">
      <Link
        href={href}
        prefetch={false}
        className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
      >
        {name}
      </Link>
      {facts.filter(Boolean).map((fact) => (
        <Fragment key={String(fact)}>
          <span aria-hidden className="mx-2">
            ·
          </span>
          <wbr />
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

/** The list is there, but whom it belongs to could not be loaded. */
export function SubjectUnknown({ what }: { what: string }) {
  return <p className="mt-0.5 text-sm text-warning">{`Could not load ${what}.`}</p>;
}
