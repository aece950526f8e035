export const textLink = 'rounded-sm text-sm font-medium text-primary hover:underline coarse:-my-3 coarse:py-3';
