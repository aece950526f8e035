/** Who is calling, as far as a verified access token tells. */
export type Principal = {
  sub: string;
  username: string;
  groups: string[];
  /** Access tokens carry no e-mail; left out where nothing else tells it. */
  email?: string | null;
};
