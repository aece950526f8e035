import { describe, expect, it } from 'vitest';
import { FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { fittingSize, readFittingSize } from './fitting-size';
import { listHref, readListState } from './list-state';

describe('LIST-17 the rows per page that fit the window', () => {
  it.each([
    [390, 844, 10],
    [1280, 720, 10],
    [1440, 900, 20],
    [1920, 1080, 20],
    [2560, 1440, 20],
    [3840, 2160, 50],
  ])('%i × %i: %i', (width, height, size) => {
    expect(fittingSize({ width, height })).toBe(size);
  });

  it('are kept as one of the sizes: anything else in the cookie is none', () => {
    expect(['20', '50', '15', '', '20; x'].map(readFittingSize)).toEqual([20, 50, 10, 10, 10]);
  });
});

describe('LIST-17 an address without a size', () => {
  const read = (params: Record<string, string>, fit?: number) => readListState(FriendlyRoundsQuery, params, [], fit);

  it('shows the rows that fit on the first page, and ten on any other', () => {
    expect(read({}, 20).pageSize).toBe(20);
    expect(read({ q: 'port' }, 20).pageSize).toBe(20);
    expect(read({ pageNumber: '2' }, 20).pageSize).toBe(10);
    expect(read({ pageSize: '50' }, 20).pageSize).toBe(50);
    expect(read({}).pageSize).toBe(10);
  });

  it('stays without one, and the pages after it name it, so that a link shows everybody the same rows', () => {
    const state = read({}, 20);
    expect(listHref('/l', state)).toBe('/l');
    expect(listHref('/l', state, { pageNumber: 2 })).toBe('/l?pageSize=20&pageNumber=2');
    expect(listHref('/l', state, { sortedBy: 'createdAt' })).toBe('/l?sortedBy=createdAt');
  });

  it('is left by a size that somebody chooses, ten included', () => {
    const state = read({}, 20);
    expect(listHref('/l', state, { pageSize: 10 })).toBe('/l?pageSize=10');
    expect(listHref('/l', state, { pageSize: 50 })).toBe('/l?pageSize=50');
    const ten = read({ pageSize: '10' }, 20);
    expect(listHref('/l', ten)).toBe('/l?pageSize=10');
    expect(listHref('/l', ten, { pageNumber: 3 })).toBe('/l?pageNumber=3');
  });
});
