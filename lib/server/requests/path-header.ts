export const PATH_HEADER = 'x-fairway-path';
