import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PreviewContent } from './preview-content';

const ANN = 'آن محمد';

it('WORD-3 the preview puts the winner’s name in a bdi element in sentences, fields and rows', () => {
  const names = [ANN];
  const preview = {
    uid: '1',
    name: ANN,
    href: '/x',
    facts: [{ id: 'winner', label: 'Winner', text: `Not recorded: ${ANN} 4&2`, names }],
    sections: [{ title: 'Match', href: '/x', columns: ['Result'], rows: [{ cells: [`${ANN} 2 up after 16`], names }] }],
  };
  const html = renderToStaticMarkup(<PreviewContent preview={preview} titleId="title" open={null} />);
  expect(html).toContain(`Not recorded: <bdi>${ANN}</bdi> 4&amp;2<`);
  expect(html).toContain(`<bdi>${ANN}</bdi> 2 up after 16<`);
});
