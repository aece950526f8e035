import { NamesakesLine } from '@/components/record/namesakes';
import type { Namesakes } from '@/lib/contract/namesakes';
import type { Result } from '@/lib/contract/result';
import type { User } from '@/lib/contract/users';
import { routes } from '@/lib/routes';

const dayOf = ({ createdAt }: User) => createdAt?.slice(0, 'yyyy-MM-dd'.length) ?? null;

export function GolferNamesakes({ golfer, answer }: { golfer: User; answer: Result<Namesakes<User> | null> }) {
  const day = dayOf(golfer);
  return (
    <NamesakesLine
      kind="golfer"
      uid={golfer.uid}
      answer={answer}
      hrefOf={(q) => routes.listed(routes.users, { q })}
      placeOf={(one) => one.country?.name ?? null}
      isOfSameDay={(one) => day !== null && dayOf(one) === day}
      came="created"
    />
  );
}
