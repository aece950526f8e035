const suffixes = ['th', 'st', 'nd', 'rd'];

/** 1st, 2nd, 3rd, 11th. */
export function ordinal(position: number): string {
  const isTeen = Math.floor(position / 10) % 10 === 1;
  return `${position}${(isTeen ? undefined : suffixes[position % 10]) ?? 'th'}`;
}
