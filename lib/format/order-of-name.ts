/** Sorts players as a team's name such as “Kerr & Innes” names them; keeps their order if it does not name them all. */
export function inOrderOfName<Player extends { lastName?: string | null | undefined }>(
  teamName: string,
  players: readonly Player[],
): readonly Player[] {
  const placeOf = ({ lastName }: Player) => (lastName ? teamName.indexOf(lastName) : -1);
  const isNamed = players.every((player) => placeOf(player) >= 0);
  return isNamed ? players.toSorted((a, b) => placeOf(a) - placeOf(b)) : players;
}
