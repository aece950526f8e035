/** The response has begun, so no cookie can carry the tokens of a renewal to other processes. */
export class TooLateToRenew extends Error {
  override name = 'TooLateToRenew';
}
