import { describe, expect, it } from 'vitest';
import type { User } from '@/lib/contract/users';
import { without } from '@/lib/contract/wire/lenient.fixture';
import { kindNames, kindOf } from '@/lib/navigation';
import { recordOf, records } from './all-records';
import { factsOn, factText, readFacts } from './facts';
import { hitOf } from './hit';

const isla = (more: Partial<User> = {}): User => ({
  uid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  firstName: 'Isla',
  lastName: 'Fraser',
  handicap: 4.1,
  country: { uid: 'c-1', name: 'Scotland' },
  region: null,
  status: 'PENDING_VERIFICATION',
  createdAt: '2026-03-01T23:30:00.000Z',
  ...more,
});

describe.each(kindNames)('REC-1 the record %s', (kind) => {
  const { facts, label, list, tabs } = recordOf(kind);

  it('is declared under its own kind, with what the browser knows of it', () => {
    expect(records[kind].kind).toBe(kind);
    expect({ label, list }).toEqual({ label: kindOf(kind).label, list: kindOf(kind).list });
  });

  it('says each fact once, somewhere', () => {
    expect(new Set(facts.map((fact) => fact.label)).size).toBe(facts.length);
    for (const fact of facts) expect(fact.on.length, fact.label).toBeGreaterThan(0);
    expect(factsOn(facts, 'hit').length).toBeGreaterThan(0);
  });

  it('has tabs with addresses of their own, the first one its screen', () => {
    const hrefs = tabs.map(({ href }) => href('u-1'));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs.slice(0, 1)).toEqual(tabs.length > 0 ? [kindOf(kind).screen?.replace('*', 'u-1')] : []);
  });
});

describe('REC-1 a fact', () => {
  const { golfer } = records;

  it('reads the same wherever it has a label; a moment has its zone where none is named, its day in a hit', () => {
    const words = (label: string, place: 'page' | 'peek' | 'compare') => {
      const fact = golfer.facts.find((one) => one.label === label);
      const text = fact && factText(fact, isla(), place, 'Europe/London');
      return text?.ok ? text.value : undefined;
    };
    for (const place of ['page', 'peek', 'compare'] as const) {
      expect(words('Handicap', place)).toBe('4.1');
      expect(words('Status', place)).toBe('Pending Verification');
      expect(words('Region', place)).toBeNull();
    }
    expect(words('Created', 'page')).toBe('2026-03-01 23:30 London');
    expect(words('Created', 'compare')).toBe('2026-03-01 23:30');
    expect(readFacts(golfer.facts, isla(), 'Europe/London')).toContainEqual({
      label: 'Created London',
      value: '2026-03-01 23:30',
    });
  });

  it('stands in a hit as in a line, without what is not given or could not be read', () => {
    expect(hitOf(golfer, isla(), 'UTC')).toEqual({
      uid: isla().uid,
      href: `/all-users/${isla().uid}`,
      title: 'Isla Fraser',
      facts: ['Handicap 4.1', 'Scotland', 'Pending Verification'],
    });
    expect(hitOf(golfer, without(isla(), 'Required', 'handicap', 'firstName'), 'UTC')).toMatchObject({
      title: '3f25…3301',
      facts: ['Scotland', 'Pending Verification'],
    });
  });

  it('CMP-5 that is asked for is no value of a comparison', () => {
    expect(readFacts(golfer.facts, isla(), 'UTC').find(({ label }) => label === 'E-mail')).toEqual({
      label: 'E-mail',
      value: null,
      asked: `/api/users/${isla().uid}/email`,
    });
  });
});
