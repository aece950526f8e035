import fc from 'fast-check';
import { allAnswers } from './answers';
import { type Answer, marksOf } from './marks';
import { type Property, property } from './property';

type Json = Record<string, unknown>;

/** Lists each object in a response with the name of one of its fields. */
function fieldsOf(value: unknown): [object: Json, key: string][] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[value as Json, key] as [Json, string], ...fieldsOf(inner)]);
}

const loss = property(
  'CARD-3 WHY-1 INDEX-2 a right answer that lacks an optional field gets no new mark',
  [fc.constantFrom(...allAnswers), fc.nat()],
  (answer, place) => {
    const changed = structuredClone(answer) as Answer;
    // Leaves out `board` and `of`, which come from the URL of a leaderboard, not from its response.
    const fields = fieldsOf(changed.of).filter(([, key]) => key !== 'board' && key !== 'of');
    const [object, key = ''] = fields[place % fields.length] ?? [];
    if (object) delete object[key];
    const [before, after] = [marksOf(answer), marksOf(changed)];
    return after === null || after.every((mark) => before?.includes(mark));
  },
);

type Spoil = {
  name: string;
  of: Answer['kind'];
  values: (answer: Answer) => [object: Json, key: string][];
  by: number[];
};

const itemsOf = ({ of }: Answer) => (Array.isArray(of) ? of : (of as unknown as { items: unknown[] }).items) as Json[];

const numbers = (objects: readonly Json[], key: string) =>
  objects.flatMap((one): [Json, string][] => (typeof one[key] === 'number' ? [[one, key]] : []));

const FEWEST_ROWS = 5;

const holesOf = (answer: Answer) => itemsOf(answer).flatMap(({ player, scores }) => (player ? (scores as Json[]) : []));

/** Changes by amounts that no rule explains. */
const SPOILS: readonly Spoil[] = [
  {
    name: 'CARD-3 points that are wrong by 1',
    of: 'cards',
    values: (answer) => ((answer.of as Json).scoringFormat === 'STABLEFORD' ? numbers(holesOf(answer), 'points') : []),
    by: [1, -1],
  },
  {
    name: 'CARD-3 a net score that is wrong by 1',
    of: 'cards',
    values: (answer) => numbers(holesOf(answer), 'net'),
    by: [1, -1],
  },
  {
    name: 'WHY-1 a playing handicap on a leaderboard of at least five that is wrong by 4',
    of: 'board',
    values: (answer) => {
      const values = numbers(
        itemsOf(answer).filter(({ handicap }) => handicap != null),
        'playingHandicap',
      );
      return values.length < FEWEST_ROWS ? [] : values;
    },
    by: [4, -4],
  },
  {
    name: 'INDEX-1 an Index that is wrong by 3.0',
    of: 'history',
    values: (answer) => numbers(itemsOf(answer).slice(0, 1), 'handicap'),
    by: [3, -3],
  },
];

const spoilt = SPOILS.map(({ name, of, values, by }) => {
  const answers = allAnswers.filter((answer) => answer.kind === of && values(answer).length > 0);
  return property(
    `${name} is marked`,
    [fc.constantFrom(...answers), fc.nat(), fc.constantFrom(...by)],
    (answer, place, difference) => {
      const changed = structuredClone(answer) as Answer;
      const fields = values(changed);
      const [object, key = ''] = fields[place % fields.length] ?? [];
      if (object) object[key] = Math.round((Number(object[key]) + difference) * 10) / 10;
      return (marksOf(changed)?.length ?? 0) > (marksOf(answer)?.length ?? 0);
    },
  );
});

const scoreOf = ({ points, net }: Json, { of }: Answer) => ((of as Json).board === 'stableford' ? points : net);

const ended = allAnswers.filter(
  (answer) => answer.kind === 'board' && new Set(placed(answer).map((row) => scoreOf(row, answer))).size > 1,
);

function placed(answer: Answer): Json[] {
  const rows = itemsOf(answer).filter(({ position }) => position != null);
  return rows.every(({ status }) => status === 'FINISHED') ? rows : [];
}

const swapped = property(
  'CARD-3 two positions that are swapped are marked',
  [fc.constantFrom(...ended), fc.nat(), fc.nat()],
  (answer, first, second) => {
    const changed = structuredClone(answer) as Answer;
    const rows = placed(changed);
    const one = rows[first % rows.length] as Json;
    // Rows with equal scores are left out, because countback may have ordered them.
    const others = rows.filter((row) => scoreOf(row, answer) !== scoreOf(one, answer));
    const other = others[second % others.length] as Json;
    [one.position, other.position] = [other.position, one.position];
    [one.tied, other.tied] = [other.tied, one.tied];
    return (marksOf(changed)?.length ?? 0) > 0;
  },
);

export const answerProperties: readonly Property[] = [loss, ...spoilt, swapped];
