import type { Candidate, ShapeDifference } from '../shapes/compare';
import type { Declaration } from './declarations';

/** What the rows of one endpoint show of the contract's fields. */
export type Evidence = {
  endpoint: string;
  differences: readonly ShapeDifference[];
  /** Places whose fields are there under their own names. */
  kept: readonly string[];
};

/** A field that the API seems to hold elsewhere, and where it may be. */
export type Proposal = {
  declaration: Declaration;
  /** `users.list items[].handicap`: where it was met first. */
  met: string;
  /** Lines for the contract's file: one for each candidate. */
  lines: readonly string[];
  /** Why none is applied; null where the only line is. */
  open: string | null;
};

type Found = { met: string; candidates: readonly Candidate[]; renamed: boolean };

/** One proposal for each declared field that is missing or written as text. Nothing is guessed between candidates. */
export function propose(
  evidence: readonly Evidence[],
  find: (endpoint: string, place: string) => Declaration | null,
): readonly Proposal[] {
  const known = new Map<string, { declaration: Declaration; found: Found[]; kept: string | null }>();
  const entryOf = (endpoint: string, place: string) => {
    const declaration = find(endpoint, place);
    if (!declaration) return null;
    const key = `${declaration.file}:${declaration.start}`;
    const entry = known.get(key) ?? { declaration, found: [], kept: null };
    known.set(key, entry);
    return entry;
  };
  for (const { endpoint, differences, kept } of evidence) {
    for (const { what, at, candidates } of differences) {
      if (candidates.length === 0) continue;
      entryOf(endpoint, at)?.found.push({ met: `${endpoint} ${at}`, candidates, renamed: what === 'missing' });
    }
    const differing = new Set(differences.map(({ at }) => at));
    for (const place of kept) {
      const entry = differing.has(place) ? null : entryOf(endpoint, place);
      if (entry) entry.kept ??= `${endpoint} ${place}`;
    }
  }
  return [...known.values()].flatMap(({ declaration, found, kept }) => {
    const [first] = found;
    if (!first) return [];
    const candidates = together(found);
    const lines = candidates.map((candidate) => lineFor(declaration, candidate));
    const open = reasonAgainst(candidates, found.some(({ renamed }) => renamed) ? kept : null);
    return [{ declaration, met: first.met, lines, open }];
  });
}

/** The candidates of all places; those of every place alone, where there are any. */
function together(found: readonly Found[]): readonly Candidate[] {
  const paths = [...new Set(found.flatMap(({ candidates }) => candidates.map(({ path }) => path)))];
  const common = paths.filter((path) => found.every(({ candidates }) => candidates.some((one) => one.path === path)));
  return (common.length > 0 ? common : paths).map((path) => ({
    path,
    asText: found.some(({ candidates }) => candidates.some((one) => one.path === path && one.asText)),
  }));
}

function reasonAgainst(candidates: readonly Candidate[], kept: string | null): string | null {
  if (candidates.length > 1) return 'several fields may be it: choose one';
  return kept === null ? null : `${kept} has it as the contract says, from the same declaration: tell them apart`;
}

/** `handicap: from('handicapIndex', z.number().nullish()),` */
function lineFor({ name, text, mapped }: Declaration, { path, asText }: Candidate): string {
  return `${name}: ${valueFor(mapped ?? text, path, asText)},`;
}

export const valueFor = (schema: string, path: string, asText: boolean) =>
  `from('${path.replaceAll("'", "\\'")}', ${schema}${asText ? ", 'text'" : ''})`;
