import { Namesakes, nameOfPerson } from '@/components/record/namesakes';
import { loadRows } from '@/lib/loaders/load-rows';
import { type User, users } from '@/lib/resources/users';
import { routes } from '@/lib/routes';

export async function NamesakesOfUser({ user, timeZone }: { user: User; timeZone: string }) {
  const name = nameOfPerson(user);
  if (name === null) return null;
  return (
    <Namesakes
      kind="user"
      item={user}
      nameOf={nameOfPerson}
      page={await loadRows(users, '', { search: name, pageSize: 100 })}
      href={routes.listed(routes.users, { q: name })}
      countryOf={({ country }) => country?.name}
      dateOf={({ createdAt }) => createdAt}
      came="created"
      timeZone={timeZone}
    />
  );
}
