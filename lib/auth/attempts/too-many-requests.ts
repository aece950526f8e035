/** Equals the text in deploy/nginx.conf. */
export const TOO_MANY_REQUESTS = 'Too many requests from your network. Wait a minute, then try again.';
