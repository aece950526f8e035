import 'server-only';
import { settle } from '@/lib/contract/failure';
import type { Page } from '@/lib/contract/read';
import { listCourses } from './courses';
import { getEvent } from './events';
import { getGroup, listGroups } from './groups';
import { listCountries, listRegions } from './places';
import { listGroupsOfUser } from './users';

type Option = { value: string; label: string };

const CHOICES = { pageSize: 100, sortedBy: 'name' } as const;

/** The countries as choices of a filter, by name; null when they could not be loaded. */
export function countryOptions(): Promise<Option[] | null> {
  return optionsOf(listCountries(CHOICES));
}

/** The regions of these countries as choices; none without a country, for there are too many. */
export function regionOptions(countryUids: string | undefined): Promise<Option[] | null> {
  return countryUids ? optionsOf(listRegions({ ...CHOICES, country: countryUids })) : Promise.resolve([]);
}

/** All courses as choices, by name; null when they could not be loaded. */
export async function courseOptions(): Promise<Option[] | null> {
  const first = await settle(listCourses(CHOICES));
  if (!first.ok) return null;
  const pages = Math.ceil(first.value.paging.total / CHOICES.pageSize);
  const others = Array.from({ length: Math.min(pages, MOST_PAGES) - 1 }, (_, index) =>
    optionsOf(listCourses({ ...CHOICES, pageNumber: index + 2 })),
  );
  const options = [optionsIn(first.value), ...(await Promise.all(others))];
  return options.includes(null) ? null : options.flatMap((some) => some ?? []);
}

/**
 * The groups with the most events as choices, for there are too many to offer all, and the chosen ones among them;
 * null when they could not be loaded.
 */
export async function groupOptions(chosenUids: string | undefined): Promise<Option[] | null> {
  const [offered, chosen] = await Promise.all([
    optionsOf(listGroups({ pageSize: MOST_GROUPS, sortedBy: '-eventsCount' })),
    namesOf(chosenUids, getGroup),
  ]);
  if (!offered) return null;
  return [...chosen.filter(({ value }) => !offered.some((option) => option.value === value)), ...offered];
}

/** The groups that a golfer is in as choices, by name; null when they could not be loaded. */
export async function groupOptionsOfUser(uid: string): Promise<Option[] | null> {
  const answer = await settle(listGroupsOfUser(uid, { pageSize: 100, sortedBy: 'group' }));
  if (!answer.ok) return null;
  return answer.value.rows.flatMap((row) =>
    row.ok ? [{ value: row.item.group.uid, label: row.item.group.name }] : [],
  );
}

/** The chosen events only: others are reached from their own screens. */
export function eventOptions(chosenUids: string | undefined): Promise<Option[]> {
  return namesOf(chosenUids, getEvent);
}

const MOST_PAGES = 10;
const MOST_GROUPS = 50;
const MOST_NAMES = 10;

async function namesOf(
  uids: string | undefined,
  get: (uid: string) => Promise<{ uid: string; name: string } | null>,
): Promise<Option[]> {
  const found = await Promise.all((uids?.split(',') ?? []).slice(0, MOST_NAMES).map((uid) => settle(get(uid))));
  return found.flatMap((one) => (one.ok && one.value ? [{ value: one.value.uid, label: one.value.name }] : []));
}

async function optionsOf(list: Promise<Page<{ uid: string; name: string }>>): Promise<Option[] | null> {
  const answer = await settle(list);
  return answer.ok ? optionsIn(answer.value) : null;
}

function optionsIn({ rows }: Page<{ uid: string; name: string }>): Option[] {
  return rows.flatMap((row) => (row.ok ? [{ value: row.item.uid, label: row.item.name }] : []));
}
