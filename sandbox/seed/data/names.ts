import type { Faker } from '@faker-js/faker';
import { faker as german } from '@faker-js/faker/locale/de';
import { faker as greek } from '@faker-js/faker/locale/el';
import { faker as australian } from '@faker-js/faker/locale/en_AU';
import { faker as nigerian } from '@faker-js/faker/locale/en_NG';
import { faker as southAfrican } from '@faker-js/faker/locale/en_ZA';
import { faker as spanish } from '@faker-js/faker/locale/es';
import { faker as french } from '@faker-js/faker/locale/fr';
import { faker as japanese } from '@faker-js/faker/locale/ja';
import { faker as korean } from '@faker-js/faker/locale/ko';
import { faker as dutch } from '@faker-js/faker/locale/nl';
import { faker as portuguese } from '@faker-js/faker/locale/pt_PT';
import { faker as swedish } from '@faker-js/faker/locale/sv';
import { faker as ukrainian } from '@faker-js/faker/locale/uk';
import names from './names.json';

export type NameList = { male: readonly string[]; female: readonly string[]; last: readonly string[] };

const { english, scottish, welsh, irish, american } = names;

/** The names of a country's users come from a list or from the name generator's locale. */
export const namesByCountry: Readonly<Record<string, NameList | Faker>> = {
  'GB-ENG': english,
  'GB-SCT': scottish,
  'GB-WLS': welsh,
  'GB-NIR': {
    male: [...irish.male, ...scottish.male],
    female: [...irish.female, ...scottish.female],
    last: [...irish.last, ...scottish.last],
  },
  IE: irish,
  US: american,
  ES: spanish,
  FR: french,
  DE: german,
  SE: swedish,
  NL: dutch,
  PT: portuguese,
  AU: australian,
  NZ: { ...english, last: [...english.last, ...scottish.last, 'Ngata', 'Te Rangi', 'Parata', 'Tūhoe'] },
  ZA: southAfrican,
  JP: japanese,
  KR: korean,
  GR: greek,
  UA: ukrainian,
  NG: nigerian,
};

export const fallbackNames: NameList = english;
