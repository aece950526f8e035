/** Whether the reader's browser saves data, or the connection is one of 2G: nothing is fetched ahead there. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
