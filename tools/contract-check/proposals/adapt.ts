import { wire } from '@/lib/api/wire';
import type { Api } from '../api';
import { type Asking, probeNames } from '../asking/probe';
import { WIRE_FILE, wireEdits } from '../asking/wire-edits';
import { endpoints, sortKeys } from '../endpoints';
import { declarationsIn } from './declarations';
import { editsFor } from './edit';
import { type Evidence, type Proposal, propose } from './propose';
import { lineAt, openSources } from './sources';
import { writeEdits } from './write';

/** Lines for one file, each with what it is for, and why it is not applied. */
export type ProposedLine = { file: string; line: number; texts: readonly string[]; met: string; open: string | null };

export type Adaptation = { lines: readonly ProposedLine[]; written: readonly string[] };

/**
 * What to change in the contract's files for an API, from its answers; `write` puts in place what is beyond doubt.
 * @throws DoesNotCompile when nothing was written
 */
export async function adapt(
  root: string,
  api: Api,
  { asking, evidence, write }: { asking: Asking; evidence: readonly Evidence[]; write: boolean },
): Promise<Adaptation> {
  const sources = openSources(root);
  try {
    const proposals = propose(evidence, declarationsIn(sources.parse));
    const texts = { ...asking.texts, ...(await namesText(api, asking, evidence)) };
    const asked = wireEdits(sources, texts);
    const { text } = sources.parse(WIRE_FILE);
    const written = write ? writeEdits(root, sources, [...asked, ...editsFor(proposals, sources.parse)]) : [];
    return {
      written,
      lines: [
        ...proposals.map((proposal) => proposedLine(proposal, sources.parse(proposal.declaration.file).text)),
        ...asked.map((edit) => {
          const line = lineAt(text, edit.start);
          const [name = ''] = (text.split('\n')[line - 1] ?? '').trim().split(':');
          return { file: WIRE_FILE, line, texts: [`${name}: ${edit.text},`], met: 'how lists are asked', open: null };
        }),
      ],
    };
  } finally {
    sources.close();
  }
}

function proposedLine({ declaration, lines, met, open }: Proposal, text: string): ProposedLine {
  return { file: declaration.file, line: lineAt(text, declaration.start), texts: lines, met, open };
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
