import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

export type Sources = {
  /** The syntax tree of a file below the root. */
  parse: (file: string) => SourceFile;
  /** What the compiler says of the whole project with these texts in place of files; nothing is written. */
  faultsWith: (texts: ReadonlyMap<string, string>) => readonly string[];
  close: () => void;
};

/** The project below a folder with a tsconfig.json, as its own compiler sees it. */
export function openSources(root: string): Sources {
  const overlay = new Map<string, string>();
  /** The files whose texts the compiler sees in place of those on disk. */
  let laid: readonly string[] = [];
  const contractOnly = join(root, 'tsconfig.contract-only.json');
  // Reading the contract does not need the whole project.
  overlay.set(
    contractOnly,
    JSON.stringify({ extends: './tsconfig.json', include: ['lib/contract/*.ts', 'lib/api/wire.ts'], exclude: [] }),
  );
  const api = new API({
    cwd: root,
    fs: { readFile: (path) => overlay.get(path), fileExists: (path) => overlay.has(path) || undefined },
  });
  const project = api.updateSnapshot({ openProjects: [contractOnly] }).getProject(contractOnly);
  return {
    parse: (file) => {
      const tree = project?.program.getSourceFile(join(root, file));
      if (!tree) throw new Error(`${file} is no file of the contract`);
      return tree;
    },
    faultsWith: (texts) => {
      const config = join(root, 'tsconfig.json');
      const own = new Map([...texts].map(([file, text]) => [join(root, file), text]));
      const changed = [...new Set([...laid, ...own.keys()])];
      for (const path of laid) overlay.delete(path);
      for (const [path, text] of own) overlay.set(path, text);
      laid = [...own.keys()];
      const whole = api.updateSnapshot({ openProjects: [config], fileChanges: { changed } }).getProject(config);
      if (!whole) throw new Error(`${config} cannot be read`);
      const { program } = whole;
      return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(
        ({ fileName, text, pos }) => `${placeIn(root, fileName, pos, texts)}: ${text}`,
      );
    },
    close: () => api.close(),
  };
}

function placeIn(root: string, path: string | undefined, pos: number, texts: ReadonlyMap<string, string>): string {
  if (path === undefined) return 'tsconfig.json';
  const file = path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path;
  return `${file}:${lineAt(texts.get(file) ?? readFileSync(path, 'utf8'), pos)}`;
}

export const lineAt = (text: string, pos: number) => text.slice(0, pos).split('\n').length;
