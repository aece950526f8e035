import { describe, expect, it } from 'vitest';
import { csvRow } from '@/lib/csv/csv';
import { readCsv } from '@/lib/csv/read-csv';
import { countries } from '@/lib/resources/countries';
import { eventRounds } from '@/lib/resources/event-rounds';
import { events } from '@/lib/resources/events';
import { groups } from '@/lib/resources/groups';
import { groupMembers } from '@/lib/resources/members';
import { groupsOfUser } from '@/lib/resources/memberships';
import { regions } from '@/lib/resources/regions';
import type { AnyList } from '@/lib/resources/resource';
import { users } from '@/lib/resources/users';
import { apiCsvReader } from './api-csv';

/** Returns what the app saves, without byte order mark, of an API's CSV that arrives in chunks of `size` bytes. */
async function saved(list: AnyList, file: string, { size = 1000, timeZone = 'UTC' } = {}) {
  const { read, notes } = apiCsvReader(list, timeZone);
  const bytes = new TextEncoder().encode(file);
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  let text = '';
  for await (const rows of readCsv(chunks())) text += read(rows).map(csvRow).join('');
  return { text, notes: notes() };
}

describe('EXP-1 a CSV from the API gets the screen’s columns, texts and order, with IDs last', () => {
  it.each<[list: AnyList, header: string, row: string, headings: string, cells: string, missing?: string]>([
    [
      users,
      'Uid,First name,Last name,Handicap,Country,Country uid,Region,Region uid,Status,Created (UTC),Last active (UTC)',
      'u1,Ann,Lee,30,England,c1,Kent,r1,ON_HOLD,2026-07-01 22:30,',
      'Name,Handicap (plus = negative),Country,Region,Status,Created at (UTC),Last active (UTC),User ID,Country ID,Region ID',
      'Ann Lee,30.0,England,Kent,On Hold,2026-07-01 22:30,,u1,c1,r1',
    ],
    [
      events,
      'Uid,Name,Status,Scoring format,Team format,Group,Group uid,Course,Course uid,Starts (UTC),Ends (UTC),Participants,Teams,Rounds,Created by,Created (UTC)',
      'e1,Medal,COMPLETED,STABLEFORD,FOUR_BALL,Vets,g1,Celtic Vale,c1,2026-07-01 08:00,2026-07-01 14:00,12,0,1,Ann Lee,2026-06-01 10:00',
      'Name,Status,Group,Course,Starts (UTC),Players,Rounds,Format,Ends (UTC),Created at (UTC),Teams,Created by,Event ID,Group ID,Course ID',
      'Medal,Completed,Vets,Celtic Vale,2026-07-01 08:00,12,1,"Stableford, Four Ball",2026-07-01 14:00,2026-06-01 10:00,0,Ann Lee,e1,g1,c1',
      'Winner',
    ],
    [
      eventRounds,
      'Uid,Name,Status,Scoring format,Event,Event uid,Group,Group uid,Course,Course uid,Country,Country uid,Tee,Starts (UTC),Players,Created (UTC)',
      'r1,Round 1,NOT_STARTED,STROKEPLAY,Medal,e1,Vets,g1,Celtic Vale,c1,Wales,n1,White,2026-07-01 08:00,12,2026-06-01 10:00',
      'Event,Status,Group,Course,Starts (UTC),Players,Round,Tees,Format,Created at (UTC),Country,Round ID,Event ID,Group ID,Course ID,Country ID',
      'Medal,Not Started,Vets,Celtic Vale,2026-07-01 08:00,12,Round 1,White,Strokeplay,2026-06-01 10:00,Wales,r1,e1,g1,c1,n1',
    ],
    [
      groups,
      'Uid,Name,Owner,Owner uid,Country,Country uid,Members,Events,Created (UTC)',
      'g1,Vets,Ann Lee,u1,Wales,n1,31,4,2026-06-01 10:00',
      'Name,Owner,Country,Members,Events,Created at (UTC),Group ID,Owner ID,Country ID',
      'Vets,Ann Lee,Wales,31,4,2026-06-01 10:00,g1,u1,n1',
    ],
    [
      groupMembers,
      'Uid,First name,Last name,Membership type,Role,Handicap,Group,Group uid,User uid,Joined (UTC)',
      'm1,Ann,Lee,APPLICATION_USER,OWNER,-1.2,Vets,g1,u1,2026-06-01 10:00',
      'Name,Group,Type,Role,Handicap (plus = negative),Joined (UTC),Member ID,User ID,Group ID',
      'Ann Lee,Vets,Application User,Owner,-1.2,2026-06-01 10:00,m1,u1,g1',
    ],
    [
      groupsOfUser,
      'Uid,First name,Last name,Membership type,Role,Handicap,Group,Group uid,User uid,Joined (UTC)',
      'm1,Ann,Lee,GUEST,MEMBER,+1.2,Vets,g1,u1,2026-06-01 10:00',
      'Group,Role,Handicap (plus = negative),Joined (UTC),Name,Membership type,Member ID,User ID,Group ID',
      'Vets,Member,-1.2,2026-06-01 10:00,Ann Lee,Guest,m1,u1,g1',
    ],
    [
      countries,
      'Uid,Name,ISO code,Regions,Users',
      'n1,Wales,GB-WLS,22,120',
      'Name,Code,Regions,Users,Country ID',
      'Wales,GB-WLS,22,120,n1',
    ],
    [
      regions,
      'Uid,Name,Country,Country uid,Users',
      'r1,Kent,England,n1,9',
      'Name,Country,Users,Region ID,Country ID',
      'Kent,England,9,r1,n1',
    ],
  ])('the list $0.name', async (list, header, row, headings, cells, missing) => {
    const { text, notes } = await saved(list, `\uFEFF${header}\r\n${row}\r\n`);
    expect(text).toBe(`${headings}\r\n${cells}\r\n`);
    expect(notes).toEqual(missing ? [`Not in this file: ${missing}.`] : []);
  });
});

describe('rewriting the API’s CSV, in chunks of any size', () => {
  it.each<[what: string, file: string, text: string]>([
    ['quotes and commas', 'Uid,Name\r\nn1,"Vale, ""The"""\r\n', 'Name,Country ID\r\n"Vale, ""The""",n1\r\n'],
    ['line ends inside a field', 'Uid,Name\nn1,"a\r\nb"\n', 'Name,Country ID\r\n"a\r\nb",n1\r\n'],
    ['a formula', 'Uid,Name\r\nn1,=1+1\r\n', "Name,Country ID\r\n'=1+1,n1\r\n"],
    ['a formula under an unknown heading', 'Uid,Note\r\nn1,=1\r\n', "Country ID,Note\r\nn1,'=1\r\n"],
    ['a last row without a line end', 'Uid,Name\r\nn1,Wales', 'Name,Country ID\r\nWales,n1\r\n'],
    [
      'unknown columns, which follow',
      'Note,Uid,Name,Motto\r\nx,n1,Wales,Y_Z\r\n',
      'Name,Country ID,Note,Motto\r\nWales,n1,x,Y_Z\r\n',
    ],
    [
      'rows of another length',
      'Uid,Name,Note\r\nn1\r\nn2,a,b,c,d\r\n',
      'Name,Country ID,Note\r\n,n1,\r\na,n2,b,c,d\r\n',
    ],
    ['the same heading twice', 'Uid,Name,name\r\nn1,a,b\r\n', 'Name,Country ID,name\r\na,n1,b\r\n'],
    ['only unknown headings', 'A,B\r\nX_Y,2\r\n', 'A,B\r\nX_Y,2\r\n'],
    ['no header', '', ''],
  ])('%s', async (_, file, text) => {
    for (const size of [1, 3, 7, 1000]) expect((await saved(countries, file, { size })).text).toBe(text);
  });

  it('a file that ends within a row is refused', async () => {
    await expect(saved(countries, 'Uid,Name\r\nn1,"Wa')).rejects.toThrow('The CSV ends in the middle of a row');
  });
});

it('EXP-3 the dialog names columns that the file lacks, and columns unknown to the app', async () => {
  expect((await saved(countries, 'Uid,Name,Motto,Anthem,\r\n')).notes).toEqual([
    'Not in this file: Code, Regions and Users.',
    'Saved unchanged: Motto, Anthem and a column without a name.',
  ]);
  expect((await saved(countries, 'A,B\r\n')).notes).toEqual([
    'No column name was recognised, so the file is saved unchanged.',
  ]);
});

it('property names are accepted as headings', async () => {
  const { text } = await saved(users, 'id,firstName,lastName,countryId,lastActiveAt\r\nu1,Ann,Lee,c1,\r\n');
  expect(text).toBe('Name,Last active (UTC),User ID,Country ID\r\nAnn Lee,,u1,c1\r\n');
});

it.each([
  ['Created (Europe/London)', '2026-07-01 23:30', 'Created at (Europe/London)', '2026-07-01 23:30'],
  ['Created', '2026-07-01T22:30:00.000Z', 'Created at (Europe/London)', '2026-07-01 23:30'],
  ['createdAt', '2026-07-01T22:30:00+02:00', 'Created at (Europe/London)', '2026-07-01 21:30'],
  ['Created (UTC)', '2026-07-01 22:30', 'Created at (UTC)', '2026-07-01 22:30'],
  ['Created (UTC)', '2026-07-01T22:30:00Z', 'Created at (UTC)', '2026-07-01T22:30:00Z'],
  ['Created', '2026-99-99T22:30:00Z', 'Created at (Europe/London)', '2026-99-99T22:30:00Z'],
])(
  'from the column %s, the time %s is saved in the column %s as %s',
  async (heading, cell, savedHeading, savedCell) => {
    const { text } = await saved(users, `${heading}\r\n${cell}\r\n`, { timeZone: 'Europe/London' });
    expect(text).toBe(`${savedHeading}\r\n${savedCell}\r\n`);
  },
);

it('an event past its end is marked as overdue, as on the screen', async () => {
  const ends = new Date(Date.now() - 2.5 * 86_400_000).toISOString().slice(0, 16).replace('T', ' ');
  const { text } = await saved(
    events,
    `Status,Ends (UTC)\r\nIN_PROGRESS,${ends}\r\nIN_PROGRESS,\r\nCOMPLETED,${ends}\r\n`,
  );
  expect(text.replace(/,[^,]*(?=\r)/g, '').split('\r\n')).toEqual([
    'Status',
    '"In Progress, overdue by 2 days"',
    'In Progress',
    'Completed',
    '',
  ]);
});
