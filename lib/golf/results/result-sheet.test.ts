import { describe, expect, it } from 'vitest';
import { type ResultSheet, sheetCells, sheetText, withoutEmpty } from './result-sheet';

const sheet: ResultSheet = {
  title: 'Spring Cup',
  facts: [
    ['Course', 'Hill Farm'],
    ['Date', '2026-05-03 (London)'],
  ],
  tables: [
    {
      title: 'Individuals',
      notes: ['Playing handicaps are 95%.'],
      heads: [
        { words: 'Pos', align: 'end' },
        { words: 'Player' },
        { words: 'To par', align: 'end' },
        { words: 'Countback' },
      ],
      rows: [
        ['1', 'Zoe\u0301 Lee', '−3', 'Ahead on the last 9'],
        ['T2', 'Bob', 'E', null],
        [null, 'Siobhán Featherstone', null, 'No return'],
      ],
      lacks: null,
    },
    { title: 'Teams', notes: [], heads: [], rows: [], lacks: 'Could not be loaded: Down (503).', failed: true },
  ],
};

describe('sheetText and sheetCells', () => {
  it('OUT-1 results for an e-mail are text in aligned columns, and say how ties were broken', () => {
    expect(sheetText(sheet)).toBe(
      [
        'Spring Cup',
        '',
        'Course: Hill Farm',
        'Date:   2026-05-03 (London)',
        '',
        'INDIVIDUALS',
        'Playing handicaps are 95%.',
        '',
        'Pos  Player                To par  Countback',
        '  1  Zoe\u0301 Lee                   −3  Ahead on the last 9',
        ' T2  Bob                        E  -',
        '  -  Siobhán Featherstone       -  No return',
        '',
        'TEAMS',
        'Could not be loaded: Down (503).',
        '',
      ].join('\n'),
    );
  });

  it('OUT-1 results for a spreadsheet are cells with scores as numbers and missing values empty', () => {
    const cells = sheetCells(sheet);
    expect(cells.slice(0, 5)).toEqual([
      ['Spring Cup'],
      ['Course', 'Hill Farm'],
      ['Date', '2026-05-03 (London)'],
      [],
      ['Individuals'],
    ]);
    expect(cells).toContainEqual(['1', 'Zoe\u0301 Lee', '-3', 'Ahead on the last 9']);
    expect(cells).toContainEqual([null, 'Siobhán Featherstone', null, 'No return']);
    expect(cells.at(-1)).toEqual(['Could not be loaded: Down (503).']);
  });

  it('OUT-1 exported results leave out columns that contain no value', () => {
    const table = {
      heads: [{ words: 'Pos' }, { words: 'Net' }],
      rows: [
        ['1', null],
        ['2', ''],
      ],
    };
    expect(withoutEmpty(table)).toEqual({ heads: [{ words: 'Pos' }], rows: [['1'], ['2']] });
  });
});

it('OUT-2 columns stay aligned beside East Asian letters and emoji, which are twice as wide', () => {
  const rows = [
    ['凛 松浦', '1'],
    ['대현 김', '2'],
    ['Ann Lee', '3'],
    ['ｱﾝ', '4'],
    ['Zoe\u0301 ⛳', '5'],
    ['👨\u200D👩\u200D👧', '6'],
  ];
  const table = { title: 'A', notes: [], heads: [{ words: 'Player' }, { words: 'Pos' }], rows, lacks: null };
  const lines = sheetText({ title: 'Cup', facts: [], tables: [table] })
    .split('\n')
    .slice(-8, -1);
  expect(lines).toEqual([
    'Player   Pos',
    '凛 松浦  1',
    '대현 김  2',
    'Ann Lee  3',
    'ｱﾝ       4',
    'Zoe\u0301 ⛳   5',
    '👨\u200D👩\u200D👧       6',
  ]);
});
