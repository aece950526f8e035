import { describe, expect, it } from 'vitest';
import { parseEnv } from './env-file.mjs';

describe('parseEnv', () => {
  it.each([
    ['a plain pair', 'KEY=value', { KEY: 'value' }],
    ['an equals sign in the value', 'KEY=a=b==', { KEY: 'a=b==' }],
    ['an empty value', 'KEY=', { KEY: '' }],
    ['quotes', 'A="one two"\nB=\'x\'', { A: 'one two', B: 'x' }],
    ['a quote inside', 'A=it\'s "so"', { A: 'it\'s "so"' }],
    ['comments, blank lines and Windows line ends', '# note\r\n\r\nA=1\r\nB=2\r\n', { A: '1', B: '2' }],
    ['a hash in the value', 'A=x#y', { A: 'x#y' }],
    ['the last of two', 'A=1\nA=2', { A: '2' }],
  ])('reads %s', (_, text, values) => {
    expect(parseEnv(text)).toEqual(values);
  });

  it('names the line it cannot read, but not what it says', () => {
    expect(() => parseEnv('A=1\nsecret words')).toThrow('Line 2 is not KEY=VALUE.');
  });
});
