import Link from 'next/link';
import type { User } from '@/lib/contract/users';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

/** Whom a list belongs to: name, handicap and place in one line. */
export function GolferSubject({ user }: { user: User | null }) {
  if (!user) return null;
  const place = [user.country?.name, user.region?.name].filter(Boolean).join(', ');
  const facts = [user.handicap == null ? null : `Handicap ${formatHandicap(user.handicap)}`, place].filter(Boolean);
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-2 text-sm text-muted-foreground">
      <Link
        href={routes.user(user.uid)}
        prefetch={false}
        className="rounded-sm font-medium text-foreground underline decoration-muted-foreground decoration-1 underline-offset-3"
      >
        {fullName(user)}
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
