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

export type NameList = { male: readonly string[]; female: readonly string[]; last: readonly string[] };

const words = (text: string) => text.trim().split(/\s+/);

const english: NameList = {
  male: words(`Adam Alan Andrew Anthony Ben Charles Chris Colin Craig Daniel David Dominic Edward Elliot Frank Gareth
    George Graham Harry Hugh Ian Jack James Jason John Jonathan Kevin Lee Luke Mark Martin Matthew Michael Nathan Neil
    Nicholas Oliver Oscar Patrick Paul Peter Philip Raj Richard Robert Roger Samuel Simon Stephen Stuart Thomas Tim Tom
    Tony William Imran Marcus Theo`),
  female: words(`Abigail Alice Amanda Amy Anna Beth Caroline Catherine Charlotte Claire Deborah Eleanor Elizabeth Emily
    Emma Fiona Georgina Grace Hannah Harriet Helen Isabel Jane Janet Jennifer Jessica Joanne Julie Karen Kate Laura
    Linda Lucy Margaret Megan Naomi Nicola Olivia Pamela Priya Rachel Rebecca Ruth Sally Sarah Sophie Susan Tara
    Victoria Zoe`),
  last: words(`Adams Ainsworth Allen Ashdown Atkinson Bailey Barker Bennett Bradshaw Brooks Brown Butler Carter Chadwick
    Chapman Clark Coleman Cooper Cox Crossley Davies Dawson Dixon Edwards Ellis Evans Farrow Fletcher Foster Fox
    Gibson Goodwin Graham Green Griffiths Hall Hargreaves Harris Harrison Hayward Hill Holmes Hughes Hunt Jackson
    Jenkins Johnson Kaur Khan King Knight Lawrence Lee Lewis Lloyd Marsh Marshall Mason Mills Mitchell Moore Morris
    Nash Newton Nicholson Owen Palmer Parker Parsons Patel Pearson Phillips Pickering Poole Potter Powell Price
    Reynolds Richardson Roberts Robinson Rowe Russell Saunders Shah Sharp Shaw Simpson Singh Smith Spencer Stevens
    Sutton Taylor Thompson Thornton Turner Walker Ward Watson Webb West Wheeler White Wilkinson Williams Wilson Wood
    Woodward Wright Young Smythe-Harrington Fitzwilliam-Jones`),
};

const scottish: NameList = {
  male: words(`Alasdair Angus Callum Cameron Craig Donald Douglas Duncan Euan Ewan Fergus Finlay Fraser Gordon Graeme
    Gregor Hamish Iain Innes Jamie Keith Kenneth Lachlan Malcolm Murdo Niall Rory Ross Ruaridh Scott Stewart Struan`),
  female:
    words(`Ailsa Aileen Catriona Eilidh Elspeth Fiona Heather Iona Isla Isobel Jean Kirsty Lorna Mairi Mhairi Moira
    Morag Morven Rhona Rowan Seonaid Sheila Shona Skye`),
  last: words(`Abercrombie Aitken Anderson Baird Buchanan Cairns Campbell Colquhoun Cunningham Dalgleish Drummond Duff
    Farquharson Ferguson Fraser Galbraith Geddes Gillespie Grant Haig Hamilton Henderson Innes Keith Kerr Lindsay
    MacAulay MacDonald MacGregor MacIntyre MacKenzie MacLeod MacPherson McAllister McBride McEwan McLean Menzies
    Murray Ogilvie Rennie Ross Sinclair Stewart Strachan Sutherland Urquhart Wallace`),
};

const welsh: NameList = {
  male: words(
    'Aled Alun Bryn Carwyn Dafydd Dylan Emyr Emrys Gareth Geraint Gethin Gwilym Huw Hywel Ieuan Ifan Iwan Llŷr Meurig Owain Rhodri Rhys Siôn Steffan Tomos',
  ),
  female: words(
    'Angharad Bethan Bronwen Carys Catrin Cerys Eleri Elin Ffion Gwen Gwenllian Lowri Mared Megan Menna Nerys Nia Non Rhian Rhiannon Seren Siân Siwan',
  ),
  last: words(
    'Bevan Bowen Cadwaladr Davies Edwards Ellis Evans Griffith Gruffydd Gwynne Howells Hughes James Jenkins Jones Lewis Llewellyn Lloyd Meredith Morgan Morris Owen Parry Powell Prosser Pugh Rees Roberts Thomas Treharne Vaughan Williams ap-Rhys',
  ),
};

const irish: NameList = {
  male: words(
    'Aidan Brendan Brian Cathal Cian Ciarán Colm Conor Cormac Daragh Declan Diarmuid Donal Eamon Eoin Fergal Fionn Gearóid Kevin Liam Micheál Niall Oisín Pádraig Rónán Ruairí Seán Séamus Shane Tadhg Tomás',
  ),
  female: words(
    'Aisling Aoife Bríd Caoimhe Ciara Clodagh Deirdre Éabha Eimear Fionnuala Gráinne Máire Muireann Niamh Nóirín Nuala Orla Róisín Sadhbh Saoirse Sinéad Siobhán Sorcha Úna',
  ),
  last: words(`Ahern Brady Brennan Burke Byrne Cahill Collins Connolly Curran Daly Delaney Doherty Donnelly Doyle Duffy
    Egan Fahey Farrell Fitzgerald Flanagan Foley Gallagher Hanlon Healy Hickey Higgins Hogan Kavanagh Keane Kelly
    Kennedy Lynch MacCarthy Maguire McGrath Moran Mulligan Murphy Nolan Ó_Briain O'Brien O'Callaghan O'Connor
    O'Doherty O'Donnell O'Keeffe O'Neill O'Reilly O'Rourke O'Shea O'Súilleabháin O'Sullivan Power Quinn Regan Ryan
    Sheehan Sweeney Tierney Walsh`).map((name) => name.replace('_', ' ')),
};

const american: NameList = {
  male: words(
    'Aaron Austin Blake Brandon Brett Brian Carlos Chad Chase Cody Darius Derek Dustin Eric Ethan Gary Greg Hunter Jared Jeff Jordan José Justin Kyle Logan Malik Mason Randy Ryan Scott Todd Travis Trevor Tyler Wyatt Xavier Zach',
  ),
  female: words(
    'Alexis Ashley Brianna Brittany Brooke Carla Cassidy Courtney Danielle Destiny Haley Heather Jasmine Kayla Kelsey Lauren Lexi Madison Maria Mia Michelle Morgan Nicole Paige Savannah Shelby Sierra Stephanie Sydney Taylor Vanessa',
  ),
  last: words(
    'Alvarez Anderson Baker Becker Brooks Carter Castillo Chen Collins Delgado Diaz Edwards Garcia Gonzalez Hayes Henderson Hernandez Howard Jackson Jenkins Johnson Kim Kowalski Larson Lopez Martinez Mendoza Miller Nguyen Novak Olson Park Peterson Ramirez Reyes Rivera Sanders Schmidt Schultz Tran Washington Williams',
  ),
};

/** Golfers of a country are named from a list, or by a locale of the name generator. */
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

export const fallbackNames = english;
