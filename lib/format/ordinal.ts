const suffixes = ['th', 'st', 'nd', 'rd'];

export function ordinal(position: number): string {
  const isTeen = Math.floor(position / 10) % 10 === 1;
  return `${position}${(isTeen ? undefined : suffixes[position % 10]) ?? 'th'}`;
}
