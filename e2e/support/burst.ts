import { kinds, routerRequest } from '../../tools/testing/raw-request';

const documents = ['/all-users?pageNumber=2', '/countries', '/admin-users', '/there/is/nothing'];
const fetched = ['/all-users', '/regions', '/events/event-courses'];

/**
 * A hundred requests at once, as several tabs of one browser make them: documents, moves and prefetches of the router,
 * handlers and exports.
 * @param ports the instances that are asked, in turn
 * @returns how each was answered
 */
export async function burst(cookie: string, ports: readonly (string | undefined)[] = [undefined]): Promise<string[]> {
  const { 'an RSC request': move, 'a prefetch': prefetch, 'a document': document } = kinds;
  const asked = Array.from({ length: 20 }, (_, index) => [
    { path: documents[index % documents.length], options: document },
    { path: fetched[index % fetched.length], options: move },
    { path: fetched[(index + 1) % fetched.length], options: prefetch },
    { path: index % 2 ? '/api/session' : '/api/avatar', options: undefined },
    { path: '/api/export/countries', options: undefined },
  ]).flat();
  const answers = asked.map(({ path = '/', options }, index) =>
    routerRequest(path, { ...options, headers: { ...options?.headers, cookie }, port: ports[index % ports.length] }),
  );
  return (await Promise.all(answers)).map(({ status }, index) => `${asked[index]?.path} ${status}`);
}

/** Those that were not answered as they should be. */
export function unexpectedAnswers(answers: readonly string[]): string[] {
  return answers.filter((answer) => !/ 200$|nothing 404$/.test(answer));
}
