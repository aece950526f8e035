import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SearchForm } from './search-form';

it('AUTH-14 the browser does not remember the names typed into a search form', () => {
  const markup = renderToStaticMarkup(<SearchForm of={['golfer:a']} />);
  expect(markup).toMatch(/<input type="search"[^>]* autoComplete="off"/);
});
