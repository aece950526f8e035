import { Namesakes } from '@/components/record/namesakes';
import { loadRows } from '@/lib/loaders/load-rows';
import { type Group, groups } from '@/lib/resources/groups';
import { routes } from '@/lib/routes';

export async function NamesakesOfGroup({ group, timeZone }: { group: Group; timeZone: string }) {
  const { name } = group;
  if (!name) return null;
  return (
    <Namesakes
      kind="group"
      item={group}
      nameOf={(one) => one.name ?? null}
      page={await loadRows(groups, '', { search: name, pageSize: 100 })}
      href={routes.listed(routes.groups, { q: name })}
      countryOf={({ country }) => country?.name}
      dateOf={({ createdAt }) => createdAt}
      came="created"
      timeZone={timeZone}
    />
  );
}
