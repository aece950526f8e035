import Link from 'next/link';
import type { Group } from '@/lib/contract/groups';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

/** Which group a list belongs to: name, owner and country in one line. */
export function GroupSubject({ group }: { group: Group | null }) {
  if (!group) return null;
  const facts = [group.owner && `Owner ${fullName(group.owner)}`, group.country?.name].filter(Boolean);
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted-foreground">
      <Link
        href={routes.group(group.uid)}
        prefetch={false}
        className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
      >
        {group.name}
      </Link>
      {facts.map((fact) => (
        <span key={fact}>
          <span aria-hidden className="mr-2">
            ·
          </span>
          {fact}
        </span>
      ))}
    </p>
  );
}
