// `node tools/foreign-api/adapt.mjs FOLDER API`: a copy of the repository, adapted to the foreign API; prints the figures.
import process from 'node:process';
import { adaptCopy, contractCheck, copyRepository } from './adapted-copy.mjs';

const [folder = '', api = ''] = process.argv.slice(2);
const against = { api, token: process.env.CONTRACT_TOKEN ?? '' };
copyRepository(folder);
const figures = adaptCopy(folder, against);
console.log(JSON.stringify({ ...figures, report: contractCheck(folder, against).output }));
