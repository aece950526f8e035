/**
 * Sorts players in the order of the team's name, such as “Kerr & Innes”. Keeps their order if the name lacks one of
 * them.
 */
export function inOrderOfName<Player extends { lastName?: string | null | undefined }>(
  teamName: string,
  players: readonly Player[],
): readonly Player[] {
  const placeOf = ({ lastName }: Player) => (lastName ? teamName.indexOf(lastName) : -1);
  const isNamed = players.every((player) => placeOf(player) >= 0);
  return isNamed ? players.toSorted((a, b) => placeOf(a) - placeOf(b)) : players;
}
