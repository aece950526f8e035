import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Expression } from 'acorn';

/** How a script of the build begins to register its modules. */
const REGISTERS = '(globalThis.TURBOPACK||';

/**
 * Puts the modules of a build's scripts in parentheses. V8 takes a function in parentheses for one that is called at once:
 * it compiles it as it reads the script, on a thread of its own. Others it compiles on the page's thread, when they are called.
 */
export async function compileModulesEarly(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const script = await readFile(path, 'utf8');
      if (script.startsWith(REGISTERS)) await writeFile(path, await inParentheses(script));
    }),
  );
}

async function inParentheses(script: string): Promise<string> {
  const { parse } = await import('acorn');
  const modules = parse(script, { ecmaVersion: 'latest' })
    .body.flatMap((statement) => (statement.type === 'ExpressionStatement' ? argumentsOf(statement.expression) : []))
    .flatMap((argument) => (argument.type === 'ArrayExpression' ? argument.elements : []))
    .filter((element) => element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression')
    // A build may keep a script of the one before.
    .filter(({ start }) => script[start - 1] !== '(');
  return modules.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    script,
  );
}

const argumentsOf = (expression: Expression) => (expression.type === 'CallExpression' ? expression.arguments : []);
