export class TooLateToRenew extends Error {
  override name = 'TooLateToRenew';
}
