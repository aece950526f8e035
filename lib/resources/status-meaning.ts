type Noun = 'user' | 'event' | 'round';

const STILL_SHOWN = 'Fairway shows the user’s rounds and handicaps all the same.';

const ofUsers: Readonly<Record<string, string>> = {
  ACTIVE: '',
  INACTIVE: `${STILL_SHOWN} The golf service does not say since when or why the account is inactive.`,
  DORMANT: `${STILL_SHOWN} The golf service does not say since when or why the account is dormant.`,
  INVITED: 'The golf service does not say who invited the user or when.',
  PENDING_VERIFICATION: 'The golf service does not say what has yet to be verified, by whom or since when.',
  SUSPENDED: `${STILL_SHOWN} The golf service does not say who suspended the account, when or why.`,
  DELETION_REQUESTED: `${STILL_SHOWN} The golf service does not say who asked for the deletion, when or why, or when the account will be deleted.`,
};

const ofPlay = (noun: 'event' | 'round'): Readonly<Record<string, string>> => ({
  COMPLETED: '',
  DRAFT: 'Still being prepared, so there is no winner yet.',
  SCHEDULED: 'Not started, so there is no winner yet.',
  NOT_STARTED: 'Not started, so there is no winner yet.',
  IN_PROGRESS: `Positions can still change: there is no winner until the ${noun} is completed.`,
  SUSPENDED_FOR_WEATHER:
    'Stopped because of the weather, so there is no winner yet. The golf service does not say when it stopped or when it will continue.',
  AWAITING_ATTESTATION:
    'The scores have yet to be confirmed, so there is no winner yet, only the result by these scores. The golf service does not say who must confirm them, or since when this has been so.',
  ABANDONED: `Stopped for good, so nobody has won: any positions are by the holes played until then. The golf service does not say who abandoned the ${noun}, when or why.`,
  CANCELLED: `Called off, so nobody has won. The golf service does not say who cancelled the ${noun}, when or why.`,
});

const meanings = { user: ofUsers, event: ofPlay('event'), round: ofPlay('round') } satisfies Record<Noun, object>;

/** Says what a status means and what the API does not say about it; null if the status explains itself. */
export function statusMeaning(noun: Noun, status: string | null | undefined): string | null {
  if (!status) return null;
  return (
    (meanings[noun][status] ?? 'The golf service does not say what this status means, who set it, when or why.') || null
  );
}
