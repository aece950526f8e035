import { describe, expect, it } from 'vitest';
import { breadcrumbs, isList, recordAround } from './breadcrumbs';
import { currentLink, isGroupOpen, navigation } from './navigation';

describe('breadcrumbs', () => {
  it.each([
    ['/', ['Dashboard']],
    ['/all-users', ['All Users']],
    ['/all-users/', ['All Users']],
    ['/all-users/u1', ['All Users', 'User']],
    ['/all-users/u1/friendly-rounds', ['All Users', 'User', 'User Friendly Rounds']],
    ['/admin-users', ['BO Admins']],
    ['/groups/g1', ['All Groups', 'Group']],
    ['/groups/g1/members', ['All Groups', 'Group', 'Group Members']],
    ['/group-members', ['Group members']],
    ['/group-members/m1', ['Group members', 'Group Member']],
    ['/events/e1', ['All Events', 'Event']],
    ['/events/event-courses', ['All Events', 'Event Courses']],
    ['/events/event-courses/c1/course-details', ['All Events', 'Event Courses', 'Course Details']],
    ['/events/event-courses/c1/at-a-glance', ['All Events', 'Event Courses', 'Course Details', 'At a glance']],
    ['/events/friendly-rounds', ['All Events', 'Friendly Rounds']],
    ['/events/friendly-rounds/r1', ['All Events', 'Friendly Rounds', 'Friendly Round']],
    ['/events/e1/friendly-rounds', ['All Events', 'Event', 'Friendly Rounds']],
    ['/events/e1/results', ['All Events', 'Event', 'Results']],
    ['/events/friendly-rounds/r1/results', ['All Events', 'Friendly Rounds', 'Friendly Round', 'Results']],
    ['/groups/g1/contests', ['All Groups', 'Group', 'Contests']],
    ['/compare', ['Compare']],
    ['/login', []],
    ['/to-check', []],
    ['/somewhere/else', []],
  ])('CRUMB-1 the breadcrumbs of %s are %j', (pathname, labels) => {
    expect(breadcrumbs(pathname).map(({ label }) => label)).toEqual(labels);
  });

  it.each([
    ['/all-users', undefined],
    ['/all-users/u1/events', { kind: 'user', uid: 'u1' }],
    ['/groups/g1', { kind: 'group', uid: 'g1' }],
    ['/group-members/m1', { kind: 'member', uid: 'm1' }],
    ['/events/e1/friendly-rounds', { kind: 'event', uid: 'e1' }],
    ['/events/friendly-rounds/r%201', { kind: 'friendlyRound', uid: 'r%201' }],
    ['/events/event-courses/c1/course-details', { kind: 'course', uid: 'c1' }],
    ['/events/event-courses/c1/at-a-glance', { kind: 'course', uid: 'c1' }],
    ['/events/event-courses/c1', undefined],
  ])('CRUMB-3 the breadcrumbs of %s contain the record %j', (pathname, record) => {
    expect(breadcrumbs(pathname).find((crumb) => crumb.record)?.record).toEqual(record);
  });

  it.each([
    ['/all-users/u1/events', ['User']],
    ['/events/friendly-rounds/r1', ['Friendly Round']],
    ['/events/event-courses/c1/course-details', []],
    ['/events/event-courses/c%201/at-a-glance', ['Course Details']],
    ['/events', []],
  ])('CRUMB-3 CRUMB-4 the breadcrumbs of %s show names in place of the labels %j', (pathname, labels) => {
    expect(
      breadcrumbs(pathname)
        .filter(({ isNamed }) => isNamed)
        .map(({ label }) => label),
    ).toEqual(labels);
  });

  it('CRUMB-2 breadcrumbs link to all screens above the current one', () => {
    expect(breadcrumbs('/all-users/u1/friendly-rounds').map(({ href }) => href)).toEqual([
      '/all-users',
      '/all-users/u1',
      '/all-users/u1/friendly-rounds',
    ]);
    expect(breadcrumbs('/events/event-courses/c%201/at-a-glance').map(({ href }) => href)).toEqual([
      '/events',
      '/events/event-courses',
      '/events/event-courses/c%201/course-details',
      '/events/event-courses/c%201/at-a-glance',
    ]);
  });
});

describe('isGroupOpen and currentLink, for the sidebar', () => {
  it.each([
    ['/', []],
    ['/all-users/u1/friendly-rounds', ['Users']],
    ['/admin-users', ['Users']],
    ['/group-members', ['Groups']],
    ['/group-members/m1', ['Groups']],
    ['/groups/g1/group-events', ['Groups']],
    ['/events/event-rounds', ['Events']],
    ['/now-playing', ['Events']],
    ['/regions', ['Locations']],
  ])('LAY-5 at %s, the sidebar opens the groups %j', (pathname, open) => {
    expect(navigation.filter((group) => isGroupOpen(group, pathname)).map(({ label }) => label)).toEqual(open);
  });

  it.each([
    ['/all-users/u1/friendly-rounds', '/all-users'],
    ['/events/event-rounds', '/events/event-rounds'],
    ['/events/e1', '/events'],
    ['/group-members/m1', '/group-members'],
    ['/', undefined],
  ])('LAY-5 at %s, the sidebar marks the link %s as current', (pathname, href) => {
    expect(currentLink(pathname)).toBe(href);
  });
});

describe('isList', () => {
  it.each([
    ['/all-users', true],
    ['/all-users/u1/friends', true],
    ['/groups/g1/members', true],
    ['/events/e1/friendly-rounds', true],
    ['/', false],
    ['/search', false],
    ['/compare', false],
    ['/events/e1/results', false],
    ['/all-users/u1', false],
    ['/all-users/u1/timeline', false],
    ['/events/event-courses/c1/at-a-glance', false],
    ['/group-members/m1/handicap', false],
    ['/all-users/u1/elsewhere', false],
    ['/elsewhere', false],
  ])('KEY-5 whether the screen %s has the skip links of a list: %s', (pathname, expected) => {
    expect(isList(pathname)).toBe(expected);
  });
});

describe('recordAround', () => {
  it.each([
    ['/all-users/u1', { kind: 'user', uid: 'u1' }],
    ['/all-users/u%201?tab=x#y', { kind: 'user', uid: 'u 1' }],
    ['/all-users/%E0%A4%A', { kind: 'user', uid: '%E0%A4%A' }],
    ['/', undefined],
    ['/all-users/u1/timeline', { kind: 'user', uid: 'u1' }],
    ['/all-users/u1/friendly-rounds?pageSize=20', { kind: 'user', uid: 'u1' }],
    ['/events/event-courses/c1/course-details', { kind: 'course', uid: 'c1' }],
    ['/events/event-courses/c1/at-a-glance', { kind: 'course', uid: 'c1' }],
    ['/events/friendly-rounds/r1/results', { kind: 'friendlyRound', uid: 'r1' }],
    ['/all-users', undefined],
  ])('CMP-3 the screen %s belongs to the record %j', (href, record) => {
    expect(recordAround(href)).toEqual(record);
  });
});
