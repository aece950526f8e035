type Method = (this: ArrayLike<unknown>, ...args: unknown[]) => unknown;
type Prototype = Record<string | symbol, Method>;

const strings = ['split', 'includes', 'indexOf', 'replace', 'replaceAll', 'match', 'matchAll', 'search', 'trim'];
const more = ['toLowerCase', 'normalize', 'startsWith', 'endsWith', 'slice', Symbol.iterator];
const arrays = ['join', 'slice', 'concat', 'filter', 'map', 'flatMap', 'find', 'findLast', 'every', 'some', 'includes'];

const counted: readonly [prototype: object, names: readonly (string | symbol)[]][] = [
  [String.prototype, [...strings, ...more]],
  [Array.prototype, [...arrays, 'indexOf', 'reduce', 'sort']],
];

/**
 * Runs a function and counts its work instead of measuring time: the characters that string methods and regular
 * expressions read, and the items that array methods visit. Backtracking of regular expressions is not counted.
 */
export function countWork(run: () => void): number {
  let work = 0;
  const undo: (() => void)[] = [];
  const replace = (
    prototype: object,
    name: string | symbol,
    count: (self: unknown, args: unknown[], result: unknown) => number,
  ) => {
    const methods = prototype as Prototype;
    const original = methods[name] as Method;
    methods[name] = function (...args) {
      const result = Reflect.apply(original, this, args);
      work += count(this, args, result);
      return result;
    };
    undo.push(() => {
      methods[name] = original;
    });
  };
  for (const [prototype, names] of counted) {
    for (const name of names) {
      const isShort = name === 'slice' || name === 'startsWith' || name === 'endsWith';
      replace(prototype, name, (self, [arg], result) =>
        lengthOf(isShort ? (typeof result === 'boolean' ? arg : result) : self),
      );
    }
  }
  // A global expression continues where its last match ended; a sticky one looks only there.
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = Reflect.apply(exec, this, [text]);
    const end = this.sticky ? from + 1 : text.length;
    work += (match === null ? end : match.index + match[0].length) - from;
    return match;
  };
  undo.push(() => {
    RegExp.prototype.exec = exec;
  });
  try {
    run();
  } finally {
    for (const each of undo) each();
  }
  return work;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || Array.isArray(value) ? value.length : 1;
}
