import { lowerFirst } from './title-case';

/** Returns the text of an empty table: `No friendly rounds yet` for `Latest friendly rounds`. */
export function noneYet(title: string): string {
  const noun = lowerFirst(title).replace(/^latest /, '');
  return noun.startsWith('upcoming ') ? `No ${noun}` : `No ${noun} yet`;
}
