import { eventExports } from './events';
import { groupExports } from './groups';
import { memberExports } from './members';
import { placeExports } from './places';
import { userExports } from './users';

export const exports = {
  ...userExports,
  ...groupExports,
  ...memberExports,
  ...eventExports,
  ...placeExports,
};
