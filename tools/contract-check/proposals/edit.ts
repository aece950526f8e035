import type { SourceFile } from 'typescript/unstable/ast';
import { isImportDeclaration, isNamedImports, isStringLiteral } from 'typescript/unstable/ast/is';
import type { Proposal } from './propose';

/** A text in place of a part of a file. */
export type Edit = { file: string; start: number; end: number; text: string };

/** The edits of the lines that are beyond doubt, with the import of `from` where a file lacks it. */
export function editsFor(proposals: readonly Proposal[], parse: (file: string) => SourceFile): readonly Edit[] {
  const fields = proposals.flatMap(({ declaration: { file, start, end, shorthand, name }, lines, open }): Edit[] => {
    const [line] = lines;
    if (open !== null || line === undefined) return [];
    const value = line.replace(/,$/, '');
    return [{ file, start, end, text: shorthand ? value : value.slice(name.length + 2) }];
  });
  const imports = [...new Set(fields.map(({ file }) => file))].flatMap((file) => importEdit(file, parse(file)));
  return [...imports, ...fields];
}

/** Imports stay in the order of their files. */
function importEdit(file: string, tree: SourceFile): readonly Edit[] {
  const imports = tree.statements.filter(isImportDeclaration);
  const placeOf = (one: (typeof imports)[number]) =>
    isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : '';
  const has = imports.some(({ importClause }) => {
    const names = importClause?.namedBindings;
    return names && isNamedImports(names) && names.elements.some(({ name }) => name.text === 'from');
  });
  if (has) return [];
  const text = "import { from } from './from';";
  const next = imports.find((one) => placeOf(one).startsWith('./') && placeOf(one) > './from');
  if (next) {
    const start = next.getStart(tree);
    return [{ file, start, end: start, text: `${text}\n` }];
  }
  const end = imports.at(-1)?.end ?? 0;
  return [{ file, start: end, end, text: `\n${text}` }];
}

/** The texts of the files after all edits. */
export function textsAfter(edits: readonly Edit[], parse: (file: string) => SourceFile): ReadonlyMap<string, string> {
  const files = [...new Set(edits.map(({ file }) => file))];
  return new Map(
    files.map((file) => {
      const own = edits.filter((edit) => edit.file === file).sort((a, b) => b.start - a.start);
      const text = own.reduce(
        (before, edit) => before.slice(0, edit.start) + edit.text + before.slice(edit.end),
        parse(file).text,
      );
      return [file, text];
    }),
  );
}
