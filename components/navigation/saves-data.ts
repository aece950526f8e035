/** True with the data saver or a 2G connection, where nothing is prefetched. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}
