import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { remember, remembered } from './remembered';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

describe('remembered', () => {
  const opened = { list: '/groups', label: 'Groups', at: 0, page: 1, size: 10, total: 1, rows: [], read: 1 };

  it('a value in session storage is found only under the key and URL with which it was stored', () => {
    remember('opened-from', { '/groups/1': opened });
    remember('list-scroll:', [40, 0], 'entry /groups');
    expect(remembered('opened-from')).toEqual({ '/groups/1': opened });
    expect(remembered('list-scroll:', 'entry /groups')).toEqual([40, 0]);
    expect(remembered('list-scroll:', 'entry /events')).toBeNull();
    expect([...stored.keys()]).toEqual(['opened-from', 'list-scroll:entry /groups']);
  });

  it.each(['not JSON', '7', '"text"', 'null'])(
    'a value in session storage is ignored when the stored text is %s',
    (text) => {
      stored.set('opened-from', text);
      stored.set('list-scroll:', text);
      expect(remembered('opened-from')).toBeNull();
      expect(remembered('list-scroll:')).toBeNull();
    },
  );

  it('a value in session storage is ignored when another version of the app stored it', () => {
    stored.set('opened-from', JSON.stringify({ '/groups/1': opened, '/groups/2': { list: '/groups' }, '/x': null }));
    expect(remembered('opened-from')).toEqual({ '/groups/1': opened });
  });

  it('when the browser blocks session storage, nothing is stored and no error is thrown', () => {
    const forbid = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
    expect(() => remember('list-scroll:', [1, 2])).not.toThrow();
    expect(remembered('list-scroll:')).toBeNull();
  });
});
