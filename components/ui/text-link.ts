/** The class names of a link in small type beside a heading. */
export const textLink = 'rounded-sm text-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3';
