import 'server-only';
import { finderIn } from './finder';

export const getFriendlyRound = finderIn('friendlyRounds.list');
