import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireSession } from '@/lib/auth/session/read-session';
import { RequestFailed } from '@/lib/contract/result';
import { countries, country } from '@/lib/resources/countries';
import { recordName } from '@/lib/resources/record-name';
import { ScreenNotFound } from '@/lib/server/requests/not-found';
import { findRecord } from './find-record';
import { loadOpenedRecord, lookUpRecord } from './look-up-record';

vi.mock('@/lib/auth/session/read-session', () => ({ requireSession: vi.fn() }));
vi.mock('@/lib/server/preferences', () => ({ readTimeZone: async () => 'Asia/Tokyo' }));
vi.mock('./find-record', () => ({ findRecord: vi.fn() }));

const scotland = { item: { uid: 'c-1', name: 'Scotland' }, faults: [] };

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(requireSession).mockResolvedValue({} as never);
  vi.mocked(findRecord).mockResolvedValue(scotland as never);
});

describe('lookUpRecord', () => {
  it('ERR-5 a record’s layout gets the record, or null if it does not exist', async () => {
    expect(await lookUpRecord(countries, 'c-1')?.found).toEqual({ ok: true, value: scotland });
    vi.mocked(findRecord).mockResolvedValue(null);
    expect(await lookUpRecord(countries, 'c-1')?.found).toEqual({ ok: true, value: null });
  });

  it('without a session, or if the address contains no valid ID, a record is not looked up', async () => {
    expect(lookUpRecord(countries, 'c 1\n')).toBeNull();
    vi.mocked(requireSession).mockRejectedValueOnce(new Error('redirect'));
    await expect(lookUpRecord(countries, 'c-1')?.found).rejects.toThrow('redirect');
    expect(findRecord).not.toHaveBeenCalled();
  });
});

describe('loadOpenedRecord', () => {
  it('REC-1 a screen gets its record and the user’s time zone', async () => {
    const loaded = await loadOpenedRecord(countries, 'c-1');
    expect(loaded).toEqual({ uid: 'c-1', timeZone: 'Asia/Tokyo', found: { ok: true, value: scotland } });
  });

  it('ERR-5 the screen of a record that does not exist responds with “not found”', async () => {
    vi.mocked(findRecord).mockResolvedValue(null);
    await expect(loadOpenedRecord(countries, 'c-9')).rejects.toThrow(ScreenNotFound);
  });

  it('ERR-5 the screen of a record is still shown if the lookup fails', async () => {
    vi.mocked(findRecord).mockRejectedValue(new RequestFailed(500, 'out of order'));
    expect((await loadOpenedRecord(countries, 'c-1')).found.ok).toBe(false);
  });
});

it('CRUMB-3 a record without a name is shown by type and ID', () => {
  expect(recordName(country, 'c-1', scotland.item as never)).toBe('Scotland');
  expect(recordName(country, 'c-1')).toBe('Country c-1');
});
