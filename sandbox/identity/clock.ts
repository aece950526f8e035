/** The only source of time, so that tests can set the time. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

export const epochSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

export const addSeconds = (date: Date, seconds: number): Date => new Date(date.getTime() + seconds * 1000);
