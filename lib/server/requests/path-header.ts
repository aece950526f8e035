/** The path and query of the request, set by the middleware for pages and for the redirect after sign-in. */
export const PATH_HEADER = 'x-fairway-path';
