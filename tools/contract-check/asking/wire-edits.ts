import {
  isIdentifier,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import type { Edit } from '../proposals/edit';
import type { Sources } from '../proposals/sources';

export const WIRE_FILE = 'lib/api/wire.ts';

/** New values for properties of the dialect in lib/api/wire.ts. */
export function wireEdits(sources: Sources, texts: Readonly<Record<string, string>>): readonly Edit[] {
  const tree = sources.parse(WIRE_FILE);
  const declarations = tree.statements.filter(isVariableStatement).flatMap((one) => one.declarationList.declarations);
  const dialect = declarations.find(({ name }) => isIdentifier(name) && name.text === 'wire')?.initializer;
  if (!dialect || !isObjectLiteralExpression(dialect)) throw new Error(`${WIRE_FILE} has no dialect called wire`);
  return dialect.properties.filter(isPropertyAssignment).flatMap(({ name, initializer }) => {
    const text = isIdentifier(name) ? texts[name.text] : undefined;
    if (text === undefined) return [];
    return [{ file: WIRE_FILE, start: initializer.getStart(tree), end: initializer.end, text }];
  });
}
