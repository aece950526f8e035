import { processState } from '@/lib/server/process-state';

const KEPT = 40;

const wordsAt = (endpoint: string, field: string): Set<string> => {
  const all = processState('seenWords', () => new Map<string, Set<string>>());
  const place = `${endpoint} ${field}`;
  const words = all.get(place) ?? new Set<string>();
  all.set(place, words);
  return words;
};

export function recordSeenWords(endpoint: string, field: string, words: readonly string[]): void {
  const seen = wordsAt(endpoint, field);
  for (const word of words) if (seen.size < KEPT) seen.add(word);
}

export function seenWords(endpoint: string, field: string): readonly string[] {
  return [...wordsAt(endpoint, field)];
}
