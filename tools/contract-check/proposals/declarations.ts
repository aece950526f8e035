import { posix } from 'node:path';
import type { CallExpression, Expression, Node, ObjectLiteralExpression, SourceFile } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBlock,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isImportDeclaration,
  isNamedImports,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isVariableStatement,
} from 'typescript/unstable/ast/is';

/** Where the contract declares a field. */
export type Declaration = {
  file: string;
  name: string;
  /** Its schema in the text; for `{ name }` the name itself. */
  start: number;
  end: number;
  text: string;
  shorthand: boolean;
  /** Of `from(place, schema)`: the text of the schema. */
  mapped: string | null;
};

/** An expression where it is written, with what the parameters around it stand for. */
type At = { file: string; node: Expression; bound: ReadonlyMap<string, At> };
type Schema = { fields: ReadonlyMap<string, { declaration: Declaration; value: At }> } | { element: At } | null;

const NONE: ReadonlyMap<string, At> = new Map();

/**
 * Finds where the contract declares the fields of its answers, in its syntax trees: through imports, `extend`, arrays,
 * and functions that make schemas.
 */
export function declarationsIn(parse: (file: string) => SourceFile) {
  const folder = 'lib/contract';

  /** The declaration of a field of an endpoint's answer: `users.list`, `items[].country.uid`. */
  return (endpoint: string, path: string): Declaration | null => {
    let at = named(`${folder}/contract.ts`, 'contract');
    for (const key of endpoint.split('.')) at = at && propertyOf(at, key);
    let declaration: Declaration | null = null;
    for (const key of path.replaceAll('[]', '.[]').split('.')) {
      const schema: Schema = at ? schemaOf(at) : null;
      if (!schema) return null;
      if ('element' in schema) {
        if (key !== '[]') return null;
        at = schema.element;
        continue;
      }
      const field = schema.fields.get(key);
      if (!field) return null;
      at = field.value;
      declaration = field.declaration;
    }
    return declaration;
  };

  function schemaOf(at: At): Schema {
    const { node } = at;
    const here = (inner: Expression): At => ({ ...at, node: inner });
    if (isParenthesizedExpression(node)) return schemaOf(here(node.expression));
    if (isIdentifier(node)) {
      const found = standsFor(at, node.text);
      return found && schemaOf(found);
    }
    if (!isCallExpression(node)) return null;
    const [first] = node.arguments;
    const callee = node.expression;
    if (isPropertyAccessExpression(callee)) {
      const method = callee.name.text;
      const isZod = isIdentifier(callee.expression) && callee.expression.text === 'z';
      if (isZod && first && /^(strict|loose)?object$/i.test(method)) return { fields: fieldsIn(here(first)) };
      if (isZod) return first && method === 'array' ? { element: here(first) } : null;
      if (method === 'output') return first ? schemaOf(here(first)) : null;
      const before = schemaOf(here(callee.expression));
      if (method !== 'extend' || !first || !before || !('fields' in before)) return before;
      return { fields: new Map([...before.fields, ...fieldsIn(here(first))]) };
    }
    if (!isIdentifier(callee)) return null;
    if (callee.text === 'from') return node.arguments[1] ? schemaOf(here(node.arguments[1])) : null;
    const made = called(at, callee.text, node);
    const schema = made && schemaOf(made);
    // A function that only marks a schema, such as the given shapes, hands it on.
    return schema ?? (first ? schemaOf(here(first)) : null);
  }

  function fieldsIn(at: At): ReadonlyMap<string, { declaration: Declaration; value: At }> {
    if (!isObjectLiteralExpression(at.node)) return new Map();
    const tree = parse(at.file);
    return new Map(
      at.node.properties.flatMap((property) => {
        const shorthand = isShorthandPropertyAssignment(property);
        if (!shorthand && !isPropertyAssignment(property)) return [];
        const { name } = property;
        if (!isIdentifier(name)) return [];
        const node = shorthand ? name : property.initializer;
        const [start, end] = [node.getStart(tree), node.end];
        const text = tree.text.slice(start, end);
        const declaration = {
          file: at.file,
          name: name.text,
          start,
          end,
          text,
          shorthand,
          mapped: mappedIn(node, tree),
        };
        return [[name.text, { declaration, value: { ...at, node } }] as const];
      }),
    );
  }

  /** What a name stands for: a parameter, or a constant of the file or of an imported one. */
  function standsFor(at: At, name: string): At | null {
    return at.bound.get(name) ?? named(at.file, name);
  }

  function named(file: string, name: string): At | null {
    for (const statement of parse(file).statements) {
      if (!isVariableStatement(statement)) continue;
      for (const { name: own, initializer } of statement.declarationList.declarations) {
        if (initializer && isIdentifier(own) && own.text === name) return { file, node: initializer, bound: NONE };
      }
    }
    const imported = importOf(file, name);
    return imported && named(imported.file, imported.name);
  }

  function importOf(file: string, name: string): { file: string; name: string } | null {
    for (const statement of parse(file).statements) {
      if (!isImportDeclaration(statement) || !isStringLiteral(statement.moduleSpecifier)) continue;
      const bindings = statement.importClause?.namedBindings;
      const { text } = statement.moduleSpecifier;
      if (!bindings || !isNamedImports(bindings) || !text.startsWith('.')) continue;
      const found = bindings.elements.find((element) => element.name.text === name);
      if (found) return { file: posix.join(posix.dirname(file), `${text}.ts`), name: found.propertyName?.text ?? name };
    }
    return null;
  }

  /** What a function returns, its parameters bound to the call's arguments. */
  function called(at: At, name: string, call: CallExpression): At | null {
    const found = functionOf(at.file, name);
    if (!found) return null;
    const bound = new Map<string, At>();
    found.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index];
      if (isIdentifier(parameter) && argument) bound.set(parameter.text, { ...at, node: argument });
    });
    return { file: found.file, node: found.result, bound };
  }

  function functionOf(file: string, name: string): { file: string; parameters: Node[]; result: Expression } | null {
    for (const statement of parse(file).statements) {
      if (!isFunctionDeclaration(statement) || statement.name?.text !== name || !statement.body) continue;
      const result = statement.body.statements.find(isReturnStatement)?.expression;
      return result ? { file, parameters: statement.parameters.map((parameter) => parameter.name), result } : null;
    }
    const imported = importOf(file, name);
    if (imported) return functionOf(imported.file, imported.name);
    const value = named(file, name);
    if (!value || !isArrowFunction(value.node) || isBlock(value.node.body)) return null;
    return { file, parameters: value.node.parameters.map((parameter) => parameter.name), result: value.node.body };
  }

  function propertyOf(at: At, key: string): At | null {
    const object = literalOf(at);
    if (!object) return null;
    for (const property of object.node.properties) {
      const shorthand = isShorthandPropertyAssignment(property);
      if (!shorthand && !isPropertyAssignment(property)) continue;
      if (!isIdentifier(property.name) || property.name.text !== key) continue;
      return shorthand ? standsFor(object, key) : { ...object, node: property.initializer };
    }
    return null;
  }

  function literalOf(at: At): (At & { node: ObjectLiteralExpression }) | null {
    if (isObjectLiteralExpression(at.node)) return { ...at, node: at.node };
    const value = isIdentifier(at.node) ? standsFor(at, at.node.text) : null;
    return value && literalOf(value);
  }
}

function mappedIn(node: Expression, tree: SourceFile): string | null {
  if (!isCallExpression(node) || !isIdentifier(node.expression) || node.expression.text !== 'from') return null;
  const schema = node.arguments[1];
  return schema ? tree.text.slice(schema.getStart(tree), schema.end) : null;
}
