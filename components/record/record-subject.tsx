import { CrumbName } from '@/components/navigation/crumb-name';
import { Link } from '@/components/navigation/link';

/** Whose list it is, below the title of a list: the name of the record, which leads to it. */
export function RecordSubject({ name, href }: { name: string; href: string }) {
  return (
    <p className="mt-0.5 text-sm text-muted-foreground">
      <CrumbName href={href} name={name} />
      <Link
        href={href}
        className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
      >
        <bdi key={name}>{name}</bdi>
      </Link>
    </p>
  );
}
