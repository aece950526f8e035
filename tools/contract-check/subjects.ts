import { readEnvelope } from '@/lib/api/http/envelope';
import { renameFields } from '@/lib/api/http/wire';
import { type Board, boardOf, formatsOf, isTeamMatch } from '@/lib/contract/boards';
import { isFields } from '@/lib/contract/fields';
import { type Api, NotAnswering, type Query } from './api';
import type { Endpoint } from './endpoints';

export type Subject = Readonly<Record<string, string>>;

type Row = Readonly<Record<string, unknown>> & { uid: string };

const sampleSize = 100;
const eventsToTry = 5;

/** For the part of a path before `{id}`, the path of the list that has these ids. */
const lists: Readonly<Record<string, string>> = {
  '/admin/users': '/admin/users',
  '/admin/export/users': '/admin/users',
  '/admin/groups': '/admin/groups',
  '/admin/group-members': '/admin/group-members',
  '/admin/events': '/admin/events',
  '/admin/friendly-rounds': '/admin/friendly-rounds',
  '/courses': '/courses',
  '/admin/export/countries': '/countries',
  '/admin/dashboard/stats/countries': '/countries',
};

/** Finds records for the parameters of a path, those that most likely have data first. */
export function subjectsIn(api: Api): (endpoint: Endpoint) => Promise<Subject[]> {
  const known = new Map<string, Promise<Row[]>>();

  function rows(path: string, query: Query = {}): Promise<Row[]> {
    const key = JSON.stringify([path, query]);
    const before = known.get(key);
    if (before) return before;
    const read = readRows(api, path, query);
    known.set(key, read);
    return read;
  }

  async function ofEvents(path: string, query: Query, board: Board | undefined): Promise<Subject[]> {
    const fitting = (await rows('/admin/events', query)).filter(
      ({ scoringFormat, teamFormat }) =>
        isBoard(scoringFormat, board) && (!path.includes('team') || teamFormat != null),
    );
    const events = fitting.map(({ uid, group }) => ({ group: uidOf(group) ?? '', event: uid }));
    if (!path.includes('{team}')) return events;
    for (const event of events.slice(0, eventsToTry)) {
      const teams = await rows(`/admin/groups/${event.group}/events/${event.event}/teams`);
      if (teams.length > 0) return teams.map(({ uid }) => ({ ...event, team: uid }));
    }
    return [];
  }

  return async ({ path, params }) => {
    if (params.length === 0) return [{}];
    const board = /\/(stableford|strokeplay|matchplay)\//.exec(path)?.[1] as Board | undefined;
    const query: Query = board ? { scoringFormat: formatsOf(board).join(',') } : {};
    if (params.includes('event')) return ofEvents(path, query, board);
    const list = lists[path.slice(0, path.indexOf('/{id}'))];
    if (list === undefined) return [];
    const fits = ({ scoringFormat, matchplayFormat }: Row) =>
      isBoard(scoringFormat, board) &&
      (board !== 'matchplay' || isTeamMatch(String(matchplayFormat)) === path.endsWith('team-leaderboard'));
    return (await rows(list, query)).filter(fits).map(({ uid }) => ({ id: uid }));
  };
}

/**
 * Reads a list's rows, completed records first, because they have the most data. Returns none if the list cannot be
 * read, which the list's own check reports.
 */
async function readRows(api: Api, path: string, query: Query): Promise<Row[]> {
  try {
    const { body } = await api.get(path, { ...query, pageNumber: 1, pageSize: sampleSize });
    const items = readEnvelope(JSON.parse(body))?.items ?? [];
    const isDone = ({ status }: Row) => Number(status === 'COMPLETED');
    return items
      .flatMap((item) => {
        const named = renameFields(item);
        const uid = uidOf(named);
        return isFields(named) && uid !== null ? [{ ...named, uid }] : [];
      })
      .sort((a, b) => isDone(b) - isDone(a));
  } catch (error) {
    if (error instanceof NotAnswering || error instanceof SyntaxError) return [];
    throw error;
  }
}

/** A record's uid, or its `id` or `uuid`. Without one of these, the record's own endpoints could not be checked. */
function uidOf(value: unknown): string | null {
  if (!isFields(value)) return null;
  const found = [value.uid, value.id, value.uuid].find((one) => typeof one === 'string' || typeof one === 'number');
  return found === undefined ? null : String(found);
}

function isBoard(scoringFormat: unknown, board: Board | undefined): boolean {
  return board === undefined || boardOf(String(scoringFormat)) === board;
}
