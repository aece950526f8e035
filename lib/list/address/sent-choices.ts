import type { Choices, Offer } from './chips';
import { type Option, wordOption } from './filters';

/** Choices as a page sends them: a word that its label only repeats stands alone. */
export type SentChoices = readonly (Option | string)[] | Offer | null;

export function sentChoices(choices: Choices): SentChoices {
  return isOffer(choices) ? choices : choices.map((choice) => (isItsWord(choice) ? choice.value : choice));
}

export function receivedChoices(sent: SentChoices): Choices {
  return isOffer(sent) ? sent : sent.map((choice) => (typeof choice === 'string' ? wordOption(choice) : choice));
}

function isOffer(choices: SentChoices): choices is Offer | null {
  return choices === null || 'chosen' in choices;
}

function isItsWord({ value, label, count }: Option): boolean {
  return count === undefined && wordOption(value).label === label;
}
