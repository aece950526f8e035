import type { ApiCsvField } from './resource';

type Person = { uid: string; firstName: string; lastName: string };

export function personInCsv(nameOf: (person: Person) => string): ApiCsvField {
  return {
    headings: ['First name', 'Last name'],
    text: (cell) =>
      cell('Name') || nameOf({ uid: cell('Uid'), firstName: cell('First name'), lastName: cell('Last name') }),
  };
}
