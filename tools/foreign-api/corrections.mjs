/**
 * What `contract:check --write` leaves to a person for the dialect of the foreign API: names that say something else,
 * a field that is never there, filters, and what its rows did not show.
 * @type {ReadonlyArray<{ file: string, before: string, after: string }>}
 */
export const corrections = [
  // Rounds of events have no time of creation.
  { file: 'lib/contract/events.ts', before: '  createdAt: Timestamp,\n', after: '  createdAt: Timestamp.nullish(),\n' },
  // Golfers, where the contract counts users.
  {
    file: 'lib/contract/places.ts',
    before: '  usersCount: z.number().int().min(0).nullish(),\n',
    after: "  usersCount: from('golfers', z.number().int().min(0).nullish()),\n",
  },
  {
    file: 'lib/contract/places.ts',
    before: '  usersCount: z.number().int().min(0).nullish(),\n',
    after: "  usersCount: from('golfers', z.number().int().min(0).nullish()),\n",
  },
  {
    file: 'lib/contract/places.ts',
    before: "pageOf, Ref } from './common';\n",
    after: "pageOf, Ref } from './common';\nimport { from } from './from';\n",
  },
  // No event among the first has several rounds.
  {
    file: 'lib/contract/leaderboards.ts',
    before: 'const RoundScore = z.object({\n  uid: z.string().min(1),\n',
    after: "const RoundScore = z.object({\n  uid: from('id', z.string().min(1)),\n",
  },
  // Filters, and the order by golfers.
  {
    file: 'lib/api/wire.ts',
    before: "    createdAt: 'registeredAt',\n",
    after:
      "    createdAt: 'registeredAt',\n    createdFrom: 'registeredFrom',\n    createdTo: 'registeredTo',\n    usersCount: 'golfers',\n",
  },
];
