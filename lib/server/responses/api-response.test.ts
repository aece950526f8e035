import { expect, it } from 'vitest';
import { attachment } from './api-response';

it.each([
  ['users-2026-11-27.csv', 'attachment; filename="users-2026-11-27.csv"'],
  [
    'members-клуб-2026-11-27.csv',
    `attachment; filename="members-_-2026-11-27.csv"; filename*=UTF-8''members-%D0%BA%D0%BB%D1%83%D0%B1-2026-11-27.csv`,
  ],
])('EXP-1 the file name %j keeps its letters in the header', (name, header) => {
  expect(attachment(name)).toBe(header);
  expect(new Headers({ 'Content-Disposition': header }).get('content-disposition')).toBe(header);
});
