/** There is no record at this address. Pages draw that on the server, inside the shell. */
export class MissingRecord extends Error {
  override name = 'MissingRecord';
}
