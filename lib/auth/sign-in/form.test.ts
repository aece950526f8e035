import { expect, it } from 'vitest';
import * as z from 'zod';
import { readForm } from './form';

const Form = z.object({ email: z.string().trim().pipe(z.email()), code: z.string().regex(/^\d{6}$/) });

function posted(values: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

it('a valid sign-in form is accepted, and unknown fields are ignored', () => {
  expect(readForm(Form, posted({ email: ' isla@example.com ', code: '123456', role: 'owner' }))).toEqual({
    ok: true,
    submitted: { email: ' isla@example.com ', code: '123456' },
    values: { email: 'isla@example.com', code: '123456' },
  });
});

it.each([undefined, null, 'email=x', [], { get: () => 'isla@example.com' }])(
  '%j in place of a form counts as an empty form',
  (data) => {
    expect(readForm(Form, data)).toMatchObject({ ok: false, faults: { email: 'Required', code: 'Required' } });
  },
);

it.each([
  ['empty', {}, { email: 'Required', code: 'Required' }],
  ['wrong', { email: 'isla@', code: '12345' }, { email: 'Invalid email', code: 'Invalid input' }],
  ['a file instead of a text', { email: new Blob(['x']), code: '123456' }, { email: 'Required' }],
])('VAL-1 a form field that is %s gets the expected message', (_, values, faults) => {
  expect(readForm(Form, posted(values))).toMatchObject({ ok: false, faults });
});
