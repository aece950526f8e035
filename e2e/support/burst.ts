import { kinds, routerRequest } from './requests';

const documents = ['/all-users?pageNumber=2', '/countries', '/admin-users', '/there/is/nothing'];
const fetched = ['/all-users', '/regions', '/events/event-courses'];

/** Sends a hundred requests at once, like several tabs of a browser, to the ports in turn. Returns paths and statuses. */
export async function burst(cookie: string, ports: readonly (string | undefined)[] = [undefined]): Promise<string[]> {
  const { 'an RSC request': move, 'a prefetch': prefetch, 'a document': document } = kinds;
  const requests = Array.from({ length: 20 }, (_, index) => [
    { path: documents[index % documents.length], options: document },
    { path: fetched[index % fetched.length], options: move },
    { path: fetched[(index + 1) % fetched.length], options: prefetch },
    { path: index % 2 ? '/api/session' : '/api/avatar', options: undefined },
    { path: '/api/export/countries', options: undefined },
  ]).flat();
  const answers = requests.map(({ path = '/', options }, index) =>
    routerRequest(path, { ...options, headers: { ...options?.headers, cookie }, port: ports[index % ports.length] }),
  );
  return (await Promise.all(answers)).map(({ status }, index) => {
    const { path = '/', options } = requests[index] ?? {};
    return `${options === prefetch ? 'prefetch ' : ''}${path} ${status}`;
  });
}

/** The responses with an unexpected status (exports may get 429 and 503); all responses if fewer than half have 200. */
export function unexpectedAnswers(answers: readonly string[]): string[] {
  if (answers.filter((answer) => answer.endsWith(' 200')).length < answers.length / 2) return [...answers];
  return answers.filter((answer) => !/ 200$|nothing 404$| 503$|^\/api\/export\/.* 429$/.test(answer));
}
