/** Returns the last word of each name; where names share this word, `A. Lee` or the full name. */
export function shortNames(names: readonly string[]): string[] {
  const isAlone = (name: string, way: typeof lastWord) =>
    names.filter((other) => way(other) === way(name)).length === 1;
  return names.map((name) => [lastWord, withInitial].find((way) => isAlone(name, way))?.(name) ?? name);
}

const lastWord = (name: string) => name.split(' ').at(-1) ?? name;

function withInitial(name: string): string {
  const last = lastWord(name);
  return last === name ? name : `${[...name][0]}. ${last}`;
}
