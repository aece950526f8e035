import { visibleText } from './visible-text';

type Named = { name: string; lastName?: string | null | undefined };

/** Returns last names. Equal last names get an initial (`A. Lee`), or become full names if initials are not enough. */
export function shortNames(named: readonly Named[]): string[] {
  const isAlone = (one: Named, way: typeof lastNameOf) => named.filter((other) => way(other) === way(one)).length === 1;
  return named.map((one) => [lastNameOf, withInitial].find((way) => isAlone(one, way))?.(one) ?? one.name);
}

/** Takes the last word of a name without a last name, such as a team's. */
function lastNameOf({ name, lastName }: Named): string {
  return visibleText(lastName) ?? name.split(' ').at(-1) ?? name;
}

function withInitial(named: Named): string {
  const last = lastNameOf(named);
  return last === named.name ? last : `${[...named.name][0]}. ${last}`;
}
