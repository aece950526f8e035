import { describe, expect, it } from 'vitest';
import { parseSearchText } from './parse-search-text';

const uid = 'fd33c0de-1111-4222-8333-44445555ac10';

describe('parseSearchText and pasted URLs', () => {
  it.each([
    ['of this app', `https://fairway.example/all-users/${uid}`, `/all-users/${uid}`, 'User'],
    [
      'of a list with its filters',
      'https://fairway.example/events?status=COMPLETED#top',
      '/events?status=COMPLETED#top',
      'All Events',
    ],
    ['of this app, without its host', `/groups/${uid}/members`, `/groups/${uid}/members`, 'Group Members'],
    [
      'of the API, a user',
      `https://api.example/api/v1/admin/users/${uid}/friends?pageSize=5`,
      `/all-users/${uid}`,
      'User',
    ],
    [
      'of the API, an event of a group',
      `https://api.example/api/v1/admin/groups/g1/events/${uid}/teams`,
      `/events/${uid}`,
      'Event',
    ],
    ['of the API, a group', `http://localhost:4000/api/v1/admin/groups/${uid}/members`, `/groups/${uid}`, 'Group'],
    [
      'of the API, a member',
      `https://api.example/api/v1/admin/group-members/${uid}/handicap-history`,
      `/group-members/${uid}`,
      'Group Member',
    ],
    [
      'of the API, a round',
      `https://api.example/api/v2/admin/friendly-rounds/${uid}`,
      `/events/friendly-rounds/${uid}`,
      'Friendly Round',
    ],
    [
      'of the API, a course',
      `https://api.example/api/v1/courses/${uid}`,
      `/events/event-courses/${uid}/course-details`,
      'Course Details',
    ],
    ['of the API, with an encoded id', 'https://api.example/api/v1/admin/users/a%20b', '/all-users/a%20b', 'User'],
  ])('SRCH-2 a pasted URL %s opens the screen of its record', (_, text, href, label) => {
    expect(parseSearchText(` ${text}\n`)).toMatchObject({ kind: 'address', href, label });
  });

  const link = `https://fairway.example/all-users/${uid}`;
  it.each([
    ['if it is in angle brackets', `<${link}>`],
    ['if it ends with a full stop', `${link}.`],
    ['if it is in brackets, with a comma', `(${link}),`],
    [
      'if Safe Links has rewritten it',
      `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02`,
    ],
    ['if a search engine has rewritten it', `https://www.google.com/url?sa=D&q=${encodeURIComponent(link)}&ust=1`],
    ['in a sentence', `My golfer is ${link}, thanks`],
    ['without its host in a sentence', `see /all-users/${uid} please`],
    ['after the address of another program', `https://example.com/ticket/7 about ${link}`],
    ['if URL Defense has rewritten it', `https://urldefense.com/v3/__${link}__;!!abc!def$`],
  ])('SRCH-2 a pasted URL opens the record %s', (_, text) => {
    expect(parseSearchText(text)).toEqual({ kind: 'address', href: `/all-users/${uid}`, label: 'User', uid });
  });

  it('SRCH-2 a pasted list URL opens no record', () => {
    expect(parseSearchText('/events?status=COMPLETED')).toMatchObject({ kind: 'address', uid: null });
  });

  it.each([
    ['an address of another program', 'https://example.com/somewhere/else'],
    ['a list of the API', 'https://api.example/api/v1/admin/users'],
    ['a script', 'javascript:alert(1)'],
    ['not a valid address', 'https://'],
    ['an address with a malformed escape', '/all-users/%E0%A4%A'],
  ])('SRCH-2 pasted text opens no record if it is %s', (_, text) => {
    const parsed = parseSearchText(text);
    expect(parsed.kind === 'words' || parsed.href.startsWith('/all-users/')).toBe(true);
  });
});

describe('parseSearchText and other pasted text', () => {
  it.each([
    ['a name', '  Isla   Fraser ', 'Isla Fraser'],
    ['an id', uid, uid],
    ['a table row with an id', `Isla Fraser\t${uid}\t4.1`, uid],
    ['a table row', 'Isla Fraser\t4.1\tScotland', 'Isla Fraser'],
    ['an id after #', `#${uid}`, uid],
    ['a shortened id after #', '#fd33…ac10', 'fd33…ac10'],
    ['a table row with a shortened id', 'Isla Fraser\t#fd33...ac10', 'fd33...ac10'],
    ['a name with an e-mail address', 'Isla Fraser <isla@club.example>', 'isla@club.example'],
    ['a sentence with an id', `My round is ${uid}, thanks`, uid],
    ['a sentence with a shortened id', 'My round is #fd33…ac10 (Celtic Vale).', 'fd33…ac10'],
    ['an id under a path that no screen has', `https://fairway.example/rounds/${uid}/card`, uid],
    ['two lines', '\nIsla Fraser\nTom Ashdown', 'Isla Fraser'],
    ['blanks only', ' \t ', ''],
    ['a text that is too long', 'a'.repeat(3000), 'a'.repeat(200)],
  ])('SRCH-1 pasted %s becomes the words to search for', (_, text, q) => {
    expect(parseSearchText(text)).toEqual({ kind: 'words', q });
  });
});
