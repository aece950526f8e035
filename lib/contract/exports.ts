import { eventExports } from './events';
import { groupExports } from './groups';
import { memberExports } from './members';
import { placeExports } from './places';
import { userExports } from './users';

/** Every CSV of the API. A list imports that of its resource. */
export const exports = {
  ...userExports,
  ...groupExports,
  ...memberExports,
  ...eventExports,
  ...placeExports,
};
