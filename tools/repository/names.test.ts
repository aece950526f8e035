import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breadcrumbs, pathOf } from '@/lib/breadcrumbs';
import { keysOf } from '@/lib/list/url/filters';
import { CREATED_AT, dialogNames, friendlyRoundColumns, screenNames } from '@/lib/names';
import { kindNames, kindOf, navigation, overviews } from '@/lib/navigation';
import { allLists } from '@/lib/resources/all-lists';
import { country } from '@/lib/resources/countries';
import { course } from '@/lib/resources/courses';
import { event } from '@/lib/resources/events';
import { friendlyRound } from '@/lib/resources/friendly-rounds';
import { group } from '@/lib/resources/groups';
import { member } from '@/lib/resources/members';
import { region } from '@/lib/resources/regions';
import { user } from '@/lib/resources/users';
import { screens } from '@/lib/search/screens';

const names = Object.entries(screenNames).map(([path, name]) => ({ path, ...name }));
const titleOf = (path: string) => names.find((name) => name.path === path)?.title;
const menuLabel = (path: string) => names.find((name) => name.path === path)?.menu ?? titleOf(path);
const prescribedColumns: readonly string[] = Object.values(friendlyRoundColumns);
const records = [user, member, group, event, friendlyRound, course, country, region];

/** Labels in which a word after the first begins with a capital, except abbreviations and text in brackets. */
const notInSentenceCase = (labels: readonly string[]) =>
  labels.filter((label) => !/^(?:\p{Lu}[\p{Ll}-]+|BO|ID)(?: (?:\p{Ll}[\p{L}-]*|ID))*(?: \(.*\))?$/u.test(label));

describe('WORD-1 names from the specification', () => {
  it('WORD-1 the menu has their spelling', () => {
    const isPrescribed = (href: string) => names.some((name) => name.path === href && name.isPrescribed);
    const menu = navigation.map(({ label, links }) => [
      label,
      ...links.filter(({ href }) => isPrescribed(href)).map((link) => link.label),
    ]);
    expect(menu).toEqual([
      ['Users', 'All Users', 'BO Admins'],
      ['Groups', 'All groups', 'Group members'],
      ['Events', 'All Events', 'Events Courses', 'Friendly rounds', 'Event Rounds'],
      ['Locations', 'All Countries', 'All Regions'],
    ]);
  });

  it('WORD-1 breadcrumbs, headings and document titles have their spelling', () => {
    expect(names.filter(({ isPrescribed }) => isPrescribed).map(({ path, title }) => [path, title])).toEqual([
      ['/', 'Dashboard'],
      ['/all-users', 'All Users'],
      ['/all-users/*/events', 'User Events'],
      ['/all-users/*/friendly-rounds', 'User Friendly Rounds'],
      ['/all-users/*/groups', 'User Groups'],
      ['/all-users/*/friends', 'User Friends'],
      ['/admin-users', 'BO Admins'],
      ['/groups', 'All Groups'],
      ['/groups/*/members', 'Group Members'],
      ['/groups/*/group-events', 'Group Events'],
      ['/groups/*/group-rounds', 'Group Rounds'],
      ['/group-members', 'Group members'],
      ['/events', 'All Events'],
      ['/events/*/friendly-rounds', 'Friendly Rounds'],
      ['/events/event-courses', 'Event Courses'],
      ['/events/friendly-rounds', 'Friendly Rounds'],
      ['/events/event-rounds', 'Event Rounds'],
      ['/countries', 'All Countries'],
      ['/regions', 'All Regions'],
    ]);
    expect(kindNames.flatMap((kind) => kindOf(kind).crumb ?? [])).toEqual([
      'Group Member',
      'Friendly Round',
      'Course Details',
    ]);
  });

  it('WORD-1 columns, filters and dialogs have their spelling', () => {
    expect(friendlyRoundColumns).toEqual({
      scoringFormat: 'Scoring Format',
      matchplayFormat: 'Matchplay Format',
      createdAt: 'Created At',
      createdBy: 'Created By',
    });
    expect(dialogNames).toEqual({ tee: 'Tee Information', winner: 'Round Winner' });
    for (const { name, fields, filters } of allLists.filter(({ row }) => row.kind === 'friendlyRound')) {
      for (const [key, label] of Object.entries(friendlyRoundColumns)) {
        expect(fields[key]?.label, `${name}, ${key}`).toBe(label);
        const ofField = filters.filter((filter) => keysOf(filter).some((one) => one.startsWith(key.replace('At', ''))));
        expect(new Set(ofField.map((filter) => filter.label)).has(label), `${name}, filter ${label}`).toBe(
          ofField.length > 0,
        );
      }
    }
  });
});

describe('WORD-1 all other names are in sentence case', () => {
  it('WORD-1 names of screens and records', () => {
    const free = names.filter(({ isPrescribed }) => !isPrescribed).map(({ title }) => title);
    const kinds = kindNames.map(kindOf).flatMap(({ label, list }) => [label, list.label]);
    const tabs = records.flatMap((record) => record.tabs.map(({ label }) => label));
    expect(notInSentenceCase([...free, ...kinds, ...tabs])).toEqual(['BO Admin', 'BO Admins']);
  });

  it.each(allLists.map((list) => [list.name, list] as const))('WORD-1 names on the list %s', (_, list) => {
    const fields = [...Object.values(list.fields), ...(list.csv.more ?? [])];
    const labels = fields.flatMap(({ label, heading = label }) => [label, heading]);
    const filters = list.filters.map(({ label }) => label);
    const free = [...labels, ...filters].filter((label) => !prescribedColumns.includes(label));
    expect(notInSentenceCase(free)).toEqual([]);
  });

  it('WORD-1 names of a record’s fields', () => {
    const labels = records.flatMap((record) => Object.values(record.fields).map(({ label }) => label));
    expect(notInSentenceCase(labels.filter((label) => !prescribedColumns.includes(label)))).toEqual([]);
  });
});

describe('WORD-1 each thing has one name', () => {
  it('WORD-1 a screen has one name in menu, search and breadcrumbs', () => {
    const links = navigation.flatMap((group) => group.links);
    for (const { href, label } of [...overviews, ...links, ...screens]) expect(label, href).toBe(menuLabel(href));
    for (const { path, title } of names) {
      expect(breadcrumbs(path.replaceAll('*', 'x')).at(-1)?.label, path).toBe(title);
    }
  });

  it('WORD-1 a page has one name in heading and document title', () => {
    const pages = globSync('app/(back-office)/**/page.tsx');
    expect(pages.length).toBeGreaterThan(30);
    for (const file of pages) {
      const source = readFileSync(file, 'utf8');
      const path = `/${file.split('/').slice(2, -1).join('/')}`.replace(/\[[^\]]+\]/g, '*');
      if (titleOf(path) === undefined) continue;
      expect(source, file).not.toMatch(/metadata: Metadata = \{ title: '|<\w*List(?:Page|Screen)? title="/);
      if (source.includes('const metadata')) expect(source, file).toContain(`screenNames['${path}']`);
      const [, tab] = /(?:tab="|TAB = ')([^"']+)/.exec(source) ?? [];
      if (tab) expect(tab, file).toBe(titleOf(path));
    }
  });

  it('WORD-1 a list has one name in its record’s tab and on its page', () => {
    const tabs = records.flatMap((record) => record.tabs.map(({ label, href }) => [label, pathOf(href('*'))] as const));
    for (const [label, path] of tabs) {
      const name = names.find((one) => one.path === path);
      if (name) expect(label, path).toBe(name.tab ?? name.title);
    }
  });

  it('WORD-1 a creation date has the same label everywhere', () => {
    for (const { name, row, fields } of allLists) {
      const expected = row.kind === 'friendlyRound' ? friendlyRoundColumns.createdAt : CREATED_AT;
      expect(fields.createdAt?.label ?? expected, name).toBe(expected);
    }
    for (const { kind, fields } of records) expect(fields.createdAt?.label ?? CREATED_AT, kind).toBe(CREATED_AT);
  });

  it('WORD-1 a type of record has the same name in its list and in the search', () => {
    for (const { name, label, row, recordKey } of allLists) {
      if (row.kind && !recordKey) expect(label, name).toBe(kindOf(row.kind).list.label);
    }
  });

  it.each(allLists.map((list) => [list.name, list] as const))(
    'WORD-1 column and filter of the list %s have the same name',
    (_, { fields, filters }) => {
      for (const filter of filters) {
        const [key = ''] = keysOf(filter);
        const column = fields[key];
        if (column) expect(filter.label).toBe(column.label);
      }
    },
  );
});
