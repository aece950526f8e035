import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchForm } from './search-form';

it('AUTH-14 the browser does not remember the people for whom a form searches', () => {
  const markup = renderToStaticMarkup(<SearchForm of={['golfer:a']} />);
  expect(markup).toMatch(/<input type="search"[^>]* autoComplete="off"/);
});
