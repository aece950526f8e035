import { describe, expect, it } from 'vitest';
import { formatDateTime } from '@/lib/format/date';
import { momentFormatter } from './moment-formatter';

const hourMs = 3_600_000;
const zones = ['UTC', 'Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];

describe('momentFormatter', () => {
  it.each(zones)('momentFormatter returns the same text as formatDateTime in %s, even around clock changes', (zone) => {
    const format = momentFormatter(zone);
    const start = Date.parse('2025-01-01T00:29:59.999Z');
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const moment = new Date(start + hour * hourMs).toISOString();
      if (format(moment) !== formatDateTime(moment, zone)) expect(format(moment)).toBe(formatDateTime(moment, zone));
    }
    for (const moment of [
      '1969-07-20T20:17:40Z',
      '1899-12-31T23:59:59.999Z',
      '2011-12-30T10:00:00Z',
      '9999-12-31T23:59:59Z',
    ])
      expect(format(moment)).toBe(formatDateTime(moment, zone));
  });

  it('momentFormatter rejects an invalid date', () => {
    expect(() => momentFormatter('UTC')('yesterday')).toThrow(RangeError);
  });
});
