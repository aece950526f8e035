/** The response to too many requests for signing in. deploy/nginx.conf has the same text. */
export const TOO_MANY_REQUESTS = 'Too many requests from your network. Wait a minute, then try again.';
