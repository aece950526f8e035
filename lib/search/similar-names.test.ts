import { describe, expect, it } from 'vitest';
import { namesInSentence, namesMeant, similarEverywhere, similarNames, similarSearches } from './similar-names';

describe('similarSearches', () => {
  it('SRCH-11 a name is searched again by halves of both words, which a slip in each leaves right, by the surname, and by the beginning of the first name', () => {
    expect(similarSearches('Abigal Moris')).toEqual(['ab mo', 'al is', 'ab is', 'al mo', 'moris', 'abi']);
    expect(similarSearches('Jonathon Benett')[0]).toBe('jon be');
  });

  it.each([
    ['one word', 'Reagan', ['rea', 'gan']],
    ['a name of three words', 'Ana María López', ['an lo', 'na ez', 'an ez', 'na lo', 'lopez', 'ana']],
    ['a name with signs', 'Fionn O’Neil', ['fi o’', 'nn il', 'fi il', 'nn o’', 'o’neil', 'fio']],
    ['an e-mail address', 'cian@club.example', []],
    ['an e-mail address with a name', 'cian.regan@clb.example', ['ci re', 'an an', 'ci an', 'an re', 'regan', 'cia']],
    ['an ID', 'fd33c0de-1111-4222-8333-44445555ac10', []],
    ['no words', ' ', []],
  ])('SRCH-11 for %s, the searches for similar names are %j', (_, q, searches) => {
    expect(similarSearches(q)).toEqual(searches);
  });
});

describe('similarEverywhere', () => {
  const searched = (q: string) => similarEverywhere(q).map(({ kind, search }) => `${kind} ${search}`);

  it('SRCH-11 SRCH-12 a name, a word or the longest words of a sentence lead to at most six searches in all lists', () => {
    expect(searched('Cian Reagan').join()).toBe('user ci re,user an an,course gan,group gan,user cia,user reagan');
    const inEach = (word: string, start: string) => [`user ${word}`, `course ${start}`, `group ${start}`];
    expect(searched('Carnmoth')).toEqual([...inEach('car', 'car'), ...inEach('oth', 'oth')]);
    const questions = ['Who won at Carnmouth yesterday?', 'Carnmouth tied', 'Carnmouth 2026-11-29'];
    for (const q of questions) expect(searched(q), q).toEqual(inEach('carnmouth', 'car'));
    const question = 'Did Ann Lee win on 28 November at “Sandhythe”?';
    expect(searched(question)).toEqual([...inEach('sandhythe', 'san'), ...inEach('november', 'nov')]);
    expect(searched('cian@club.example')).toEqual([]);
    expect(searched('abi wils').join()).toBe('user ab wi,user bi ls,course ils,group ils,user abi,user wils');
    const events = 'event cap da,event ans ay,event cap ay,user cap da,user ans ay,course captans';
    expect(searched('the captans day').join()).toBe(events);
  });
});

const similarTo = (q: string, ...titles: string[]) =>
  similarNames(
    titles.map((title) => ({ title })),
    q,
  ).map(({ title }) => title);

describe('similarNames', () => {
  it.each([
    ['a letter too many', 'Cian Reagan'],
    ['a wrong letter', 'Kian Regan'],
    ['a missing letter', 'cian regn'],
    ['swapped letters', 'Cina Regan'],
    ['its words in the other order', 'reagan cian'],
    ['only the beginning of a word', 'Cien Reg'],
    ['other accents', 'Cián Règen'],
  ])('SRCH-11 a name is similar if it is typed with %s', (_, q) => {
    expect(similarTo(q, 'Cian Regan')).toEqual(['Cian Regan']);
  });

  it.each([
    ['a word has more than two other letters', 'Cian Murphy'],
    ['a word of four letters has two other letters', 'Cora Regan'],
    ['one of two words is like no word of the name', 'Cian Zuber'],
    ['both words are like the same word of the name', 'Regan Reagan'],
    ['a word of two letters has another beginning and end', 'Xu Regan'],
  ])('SRCH-11 a name is not similar if %s', (_, q) => {
    expect(similarTo(q, 'Cian Regan')).toEqual([]);
  });

  it('SRCH-11 the five nearest names are offered, the nearest first', () => {
    const nearest = ['Cian Regan', 'Kian Reagen', 'Kian Regan', 'Ciara Regan', 'Cian Egan'];
    expect(similarTo('Cian Reagan', 'Dara Byrne', ...nearest.slice(1), 'Cian Regan', 'Cian Ryan')).toEqual(nearest);
  });

  it('SRCH-11 names are similar with a slip in each word, or if one word sounds alike and the other is the same', () => {
    expect(similarTo('abigal moris', 'Abigail Morris')).toEqual(['Abigail Morris']);
    const spelled = ['Catherine Wilson', 'Catherine Willson', 'Caitlin Wilson', 'Katie Wilson'];
    expect(similarTo('Kathryn Wilson', ...spelled)).toEqual(['Catherine Wilson']);
  });

  it('SRCH-11 apostrophes and hyphens are ignored when names are compared', () => {
    expect(similarTo('Fionn ONeil', "Fionn O'Neill")).toEqual(["Fionn O'Neill"]);
    expect(similarTo('Ben FitzwillamJones', 'Ben Fitzwilliam-Jones')).toEqual(['Ben Fitzwilliam-Jones']);
  });
});

it.each([
  ['abigal wils', ['Abigail Young', 'Lee Wilson', 'Dee Wilshaw'], 'Abigail,Wilson'],
  ['abigail wislon', ['Abigail Young', 'Lee Wilson'], 'Abigail,Wilson'],
  ['abigail wilson', ['Abigail Young', 'Lee Wilson'], 'Abigail,Wilson'],
  ['abi wilsn', ['Abigail Young', 'Lee Wilson'], ''],
  ['abigal', ['Abigail Young'], ''],
])('SRCH-13 for %j, which nobody of %j is called, the names %j are offered', (q, titles, names) => {
  const named = titles.map((title) => ({ title }));
  expect(namesMeant(named, q).join()).toBe(names);
});

it.each([
  ['a question', 'Who won at Carnmouth?', ['Carnmouth', 'Carnmouth Vets', 'Sand'], 'Carnmouth,Carnmouth Vets'],
  ['the word match', 'match carnmouth', ['Matthew Carns', 'Carnmouth'], 'Carnmouth'],
  ['a slip in the name', 'who won at carnmoth', ['Sandhythe', 'Carnmouth'], 'Carnmouth'],
  ['two shared words', 'How did Cian Regan do on Saturday', ['Saturday Swindle', 'Cian Regan'], 'Cian Regan'],
  ['a word of another beginning', 'Who won at Larnmouth', ['Learmouth', 'Cianmouth'], 'Learmouth'],
  ['two names', 'Cian Regan Rory O Keeffe', ['Rory O’Keeffe', 'Jim Keefe', 'Cian Regan'], 'Cian Regan,Rory O’Keeffe'],
  ['short words', 'What did Wat Lee do', ['Watt Leeds', 'Walt Lee'], ''],
])('SRCH-12 the names that share the most words with a sentence are similar: %s', (_, q, titles, found) => {
  const named = titles.map((title) => ({ title }));
  expect(
    namesInSentence(named, q)
      .map(({ title }) => title)
      .join(),
  ).toBe(found);
});
