/** Sentences over a board, so that its figures can be compared with those of another. */
export function BoardNote({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return <p className="px-6 pb-3 text-sm text-pretty text-muted-foreground max-sm:px-4">{words.join(' ')}</p>;
}
