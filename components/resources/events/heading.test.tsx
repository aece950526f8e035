import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Event } from '@/lib/resources/events';
import { EventHeading } from './heading';

it('REC-10 an event’s heading explains a status that staff are asked about', () => {
  const headingOf = (status: string) => {
    const event = { uid: 'e', name: 'Medal', status } as Event;
    return renderToStaticMarkup(<EventHeading event={event} timeZone="UTC" boards={null} hasFacts />);
  };
  expect(headingOf('CANCELLED')).toContain('does not say who cancelled the event, when or why.');
  expect(headingOf('COMPLETED')).not.toContain('</p>');
});
