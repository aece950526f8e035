import { expect, it } from 'vitest';
import { listsOfStatus } from './lists-of-status';

it.each([
  ['COMPLETED', ['/events/friendly-rounds?status=COMPLETED', '/events/event-rounds?status=COMPLETED']],
  ['HELD', ['/events/friendly-rounds?status=HELD', '/events/event-rounds?status=HELD']],
  ['SUSPENDED_FOR_WEATHER', ['/events/friendly-rounds?status=SUSPENDED_FOR_WEATHER']],
  ['CANCELLED', ['/events/event-rounds?status=CANCELLED']],
])('DASH-10 the status %s links to the lists %j', (status, hrefs) => {
  expect(listsOfStatus(status).map(({ href }) => href)).toEqual(hrefs);
});
