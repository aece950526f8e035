import answers from './answers.json';
import type { Answer } from './marks';

/** A sample of the sandbox's responses, in which every value is right. */
export const allAnswers: readonly Answer[] = [
  ...answers.histories.map((of) => ({ kind: 'history' as const, of })),
  ...answers.boards.map((of) => ({ kind: 'board', of }) as Answer),
  ...answers.cards.map((of) => ({ kind: 'cards' as const, of })),
  ...answers.matches.map((of) => ({ kind: 'match' as const, of })),
];
