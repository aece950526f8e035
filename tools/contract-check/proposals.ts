import { wire } from '@/lib/api/wire';
import type { Api } from './api';
import { type Asking, probeNames } from './asking/probe';
import { endpoints, sortKeys } from './endpoints';
import type { Candidate, ShapeDifference } from './shapes/compare';

/** What the rows of one endpoint show of the contract's fields. */
export type Evidence = { endpoint: string; differences: readonly ShapeDifference[] };

/** A field that the API seems to hold elsewhere. */
export type Proposal = {
  /** A line for the contract's file: one for each candidate. `…` stands for the schema that is there. */
  lines: readonly string[];
  /** `users.list items[].handicap`. */
  places: readonly string[];
};

/** One proposal for all places in which a field of this name has the same candidates. Nothing is guessed between them. */
export function proposeFields(evidence: readonly Evidence[]): readonly Proposal[] {
  const byLines = new Map<string, { lines: readonly string[]; places: string[] }>();
  for (const { endpoint, differences } of evidence) {
    for (const { at, candidates } of differences) {
      if (candidates.length === 0) continue;
      const name = at.split('.').at(-1) ?? at;
      const lines = candidates.map((candidate) => lineFor(name, candidate));
      const known = byLines.get(lines.join()) ?? { lines, places: [] };
      known.places.push(`${endpoint} ${at}`);
      byLines.set(lines.join(), known);
    }
  }
  return [...byLines.values()];
}

const lineFor = (name: string, { path, asText }: Candidate) =>
  `${name}: from('${path.replaceAll("'", "\\'")}', …${asText ? ", 'text'" : ''}),`;

/** Lines for `wire` in lib/api/wire.ts: how lists are asked. */
export async function proposeAsking(api: Api, asking: Asking, evidence: readonly Evidence[]) {
  const texts = { ...asking.texts, ...(await namesText(api, asking, evidence)) };
  return Object.entries(texts).map(([name, text]) => `${name}: ${text},`);
}

/** Sort keys that the API knows by the name that the field has there. */
async function namesText(api: Api, { dialect }: Asking, evidence: readonly Evidence[]): Promise<{ names?: string }> {
  const named = new Map(Object.entries(wire.names));
  for (const endpoint of endpoints().filter(({ params, kind }) => kind === 'list' && params.length === 0)) {
    const differences = evidence.find((one) => one.endpoint === endpoint.name)?.differences ?? [];
    const moved = new Map(
      sortKeys(endpoint).flatMap((key): [string, string][] => {
        const found = differences.find(({ at, what }) => what === 'missing' && at === `items[].${key}`);
        const [only, ...others] = found?.candidates ?? [];
        return only && others.length === 0 && !only.path.includes('.') && !named.has(key) ? [[key, only.path]] : [];
      }),
    );
    for (const [key, name] of await probeNames(api, endpoint.path, dialect, moved)) named.set(key, name);
  }
  if (named.size === Object.keys(wire.names).length) return {};
  return { names: `{ ${[...named].map(([key, name]) => `${key}: '${name}'`).join(', ')} }` };
}
