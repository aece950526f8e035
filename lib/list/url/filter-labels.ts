import type { FilterLabels } from './read-filters';

/**
 * The label of every list's filters, by parameter. This is a separate file, so that one list does not import all
 * others.
 */
export const FILTER_LABELS: FilterLabels = new Map([
  ['country', 'Country'],
  ['region', 'Region'],
  ['status', 'Status'],
  ['handicapMin', 'Handicap'],
  ['handicapMax', 'Handicap'],
  ['createdFrom', 'Created at'],
  ['createdTo', 'Created at'],
  ['activeFrom', 'Last active'],
  ['activeTo', 'Last active'],
  ['activeBefore', 'Last active'],
  ['active', 'Last active'],
  ['role', 'Role'],
  ['membershipType', 'Type'],
  ['scoringFormat', 'Scoring Format'],
  ['course', 'Course'],
  ['startFrom', 'Starts'],
  ['startTo', 'Starts'],
  ['group', 'Group'],
  ['playedFrom', 'Starts'],
  ['playedTo', 'Starts'],
  ['event', 'Event'],
  ['matchplayFormat', 'Matchplay Format'],
  ['createdBy', 'Created By'],
  ['membersMin', 'Members'],
  ['membersMax', 'Members'],
]);
