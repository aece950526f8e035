import { processState } from '@/lib/server/process-state';

declare module '@/lib/server/process-state' {
  interface ProcessState {
    metWords: Map<string, Set<string>>;
  }
}

/** More than an enumeration has. */
const KEPT = 40;

/** The words that rows of an endpoint have had in a field since the process started, these ones too. */
export function metWords(endpoint: string, field: string, words: readonly string[]): readonly string[] {
  const all = processState('metWords', () => new Map());
  const place = `${endpoint} ${field}`;
  const met = all.get(place) ?? new Set<string>();
  all.set(place, met);
  for (const word of words) if (met.size < KEPT) met.add(word);
  return [...met];
}
