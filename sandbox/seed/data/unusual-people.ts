import type { Gender } from '../../db/schema/base';

type UnusualPerson = {
  firstName: string;
  lastName: string;
  gender: Gender;
  iso: string;
  region: string;
  handicapIndex: number | null;
};

/** People whom every screen must bear. The first plays more than anybody else. */
export const unusualPeople: readonly UnusualPerson[] = [
  person('Siobhán', 'Featherstonehaugh', 'FEMALE', 'GB-NIR', 'Antrim', -1.2),
  person('Αλέξανδρος', 'Παπαδόπουλος', 'MALE', 'GR', 'Αττική', 12.4),
  person('太郎', '山田', 'MALE', 'JP', '兵庫県', 8.9),
  person('민준', '김', 'MALE', 'KR', '서울', 3.3),
  person('Олександр', 'Шевченко', 'MALE', 'UA', 'Київ', 21.7),
  person('Diarmuid', "O'Súilleabháin", 'MALE', 'IE', 'Kerry', 17),
  person('Maximiliana-Alexandrina', 'von und zu Hohenstein-Weißenfels-Elb', 'FEMALE', 'DE', 'Bayern', 36.1),
  person('Bartholomew Montgomery', 'Cholmondeley-Featherstonehaugh-Wyke', 'MALE', 'GB-ENG', 'Surrey', 54),
  person('María de las Mercedes', 'Fernández de Córdoba y Álvarez-Toledo', 'FEMALE', 'ES', 'Andalucía', null),
  person('Xi', 'Ng', 'MALE', 'AU', 'Victoria', 0),
  person('Ngozi', 'Okonkwo-Adébáyò', 'FEMALE', 'NG', 'Lagos', 19.5),
  person('Sverrir', 'Þórðarson Ærø', 'MALE', 'SE', 'Skåne', -3.8),
];

function person(
  firstName: string,
  lastName: string,
  gender: Gender,
  iso: string,
  region: string,
  handicapIndex: number | null,
): UnusualPerson {
  return { firstName, lastName, gender, iso, region, handicapIndex };
}
