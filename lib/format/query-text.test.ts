import { describe, expect, it } from 'vitest';
import { queryText, withQuery } from './query-text';

describe('a query keeps its commas', () => {
  it('between values, and encodes everything else', () => {
    expect(queryText(new URLSearchParams({ status: 'ACTIVE,NEW', q: 'a & b' }))).toBe('status=ACTIVE,NEW&q=a+%26+b');
  });

  it('behind a path, which stands alone without one', () => {
    expect(withQuery('/groups', new URLSearchParams({ hide: 'a,b' }))).toBe('/groups?hide=a,b');
    expect(withQuery('/groups', new URLSearchParams())).toBe('/groups');
  });
});
