import { Suspense } from 'react';
import { CrumbName } from '@/components/navigation/crumb-name';
import { Link } from '@/components/navigation/link';

type Props = {
  name: string | Promise<string>;
  href: string;
  /** Shown until the name is known: `User`. */
  label: string;
};

/** Whose list it is, below the title of a list: the name of the record, which leads to it. */
export function RecordSubject({ name, href, label }: Props) {
  return (
    <p className="mt-0.5 text-sm text-muted-foreground">
      <Link
        href={href}
        className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
      >
        <Suspense fallback={label}>
          <Name name={name} href={href} />
        </Suspense>
      </Link>
    </p>
  );
}

async function Name({ name, href }: Pick<Props, 'name' | 'href'>) {
  const known = await name;
  return (
    <>
      <CrumbName href={href} name={known} />
      <bdi key={known}>{known}</bdi>
    </>
  );
}
