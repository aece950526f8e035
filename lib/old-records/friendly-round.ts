import { finderIn } from '@/lib/api/finder';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { field, reads } from '@/lib/contract/wire/unread';
import { formatWords } from '@/lib/format/format-words';
import { handicapText } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { teeFacts } from '@/lib/golf/scoring/tee-facts';
import { teeHoles } from '@/lib/golf/scoring/tee-holes';
import { routes } from '@/lib/routes';
import { declareRecord } from './declare-record';
import { EVERYWHERE, LABELLED, placeOf, SCREENS } from './facts';
import { roundWinner } from './round-winner';

export const friendlyRound = declareRecord<FriendlyRound>({
  kind: 'friendlyRound',
  one: 'friendly round',
  find: finderIn('friendlyRounds.list'),
  name: 'course.name',
  inLine: true,
  facts: [
    { label: 'Status', status: 'status', on: EVERYWHERE },
    {
      label: 'Format',
      text: reads(['matchplayFormat'], (round) => formatWords(round.scoringFormat, round.matchplayFormat)),
      on: EVERYWHERE,
    },
    { label: 'Course', text: 'course.name', to: ({ course }) => routes.course(course.uid), on: LABELLED },
    { label: 'Country', text: 'country.name', to: placeOf('country'), on: LABELLED },
    { label: 'Tees', text: 'tee.name', on: LABELLED, inLine: 'before' },
    { label: 'Winner', text: roundWinner, on: LABELLED },
    {
      label: 'Created by',
      text: field('createdBy', fullName),
      to: ({ createdBy }) => routes.user(createdBy.uid),
      on: EVERYWHERE,
      inLine: 'before',
    },
    { label: 'Played', at: 'createdAt', on: EVERYWHERE },
    { label: 'Holes', text: ({ tee }) => String(tee.holes.length), on: ['compare'] },
    { label: 'Par', text: ({ tee }) => String(teeFacts(teeHoles(tee)).par), on: ['compare'] },
    { label: 'Yards', text: ({ tee }) => formatCount(teeFacts(teeHoles(tee)).yards), on: ['compare'] },
    {
      label: 'Winner’s handicap',
      text: field('winnerPlayer', (winner) => handicapText(winner?.handicap)),
      on: ['compare'],
    },
    { label: 'Event', text: 'event.name', to: ({ event }) => event && routes.event(event.uid), on: LABELLED },
    { label: 'Round ID', id: 'uid', on: SCREENS },
  ],
});
