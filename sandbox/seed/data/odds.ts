import * as z from 'zod';
import odds from './odds.json';

const word = z.string();
const numbers = z.array(z.number());
const weighted = <Item extends z.ZodType>(item: Item) => z.array(z.tuple([item, z.number()]));

/** The probabilities from which data is created: weighted items, shares of months and weekdays, chances of contests. */
const Odds = z.strictObject({
  statuses: weighted(word.nullable()),
  scoringFormats: weighted(word),
  matchplayFormats: weighted(word),
  roundSizes: weighted(z.number()),
  guests: weighted(z.number()),
  roundsByMonth: numbers.length(12),
  roundsByWeekday: numbers.length(7),
  eventFormats: weighted(z.object({ scoring: word, team: word.nullable() })),
  eventWeekdays: weighted(z.number()),
  weeksBetweenEvents: weighted(numbers),
  eventsByMonth: numbers.length(12),
  eventTees: weighted(word),
  leaving: weighted(word.nullable()),
  contests: z.record(word, z.number()),
});

export const { contests: contestChances, ...drawn } = Odds.parse(odds);
