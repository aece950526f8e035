import 'server-only';
import { userResult } from '@/lib/format/user-result';
import { eventsOfUser } from '@/lib/resources/events';
import { type FriendlyRound, friendlyRoundsOfUser, winnerNames, winnerText } from '@/lib/resources/friendly-rounds';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { FieldDefinition, Format } from '@/lib/resources/resource';
import { user, users } from '@/lib/resources/users';
import { routes } from '@/lib/routes';
import { loadPlayedEvents } from './load-played-events';
import { describeRecord, loadSection, withSections } from './preview-parts';

export function previewUser(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(user, users, uid, format), [
    latestRounds(uid, format),
    loadPlayedEvents(eventsOfUser, uid, format),
  ]);
}

function latestRounds(uid: string, format: Format): Promise<PreviewSection> {
  const section = { title: 'Latest friendly rounds', href: routes.userFriendlyRounds(uid) };
  const result: FieldDefinition<FriendlyRound> = {
    label: 'Result',
    text: (round) => userResult(round, uid) ?? winnerText(round),
    names: winnerNames,
    width: 0,
  };
  const list = { ...friendlyRoundsOfUser, fields: { ...friendlyRoundsOfUser.fields, result } };
  return loadSection(list, uid, {}, { ...section, ids: ['course', 'createdAt', 'result'], format });
}
