/** Returns last names. Equal last names get an initial (`A. Lee`), or stay in full if that is not enough. */
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
