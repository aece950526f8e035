import { Fragment } from 'react';
import { SubjectLink } from './subject-link';

type Props = { name: string; href: string; facts: readonly (string | null | undefined | false)[] };

/** The record that a list belongs to: its name as a link, and facts. A line that wraps ends with the dot. */
export function SubjectLine({ name, href, facts }: Props) {
  return (
    <p className="mt-0.5 text-sm break-words text-muted-foreground">
      <SubjectLink href={href}>{name}</SubjectLink>
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

/** In place of a subject line that failed to load. */
export function SubjectUnknown({ what }: { what: string }) {
  return <p className="mt-0.5 text-sm text-warning">{`Could not load ${what}.`}</p>;
}
