import 'server-only';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { rememberEndpoint } from '@/lib/api/differences/differences';
import { callApi } from '@/lib/api/http/http';
import { contract } from '@/lib/contract/contract';
import { env } from '@/lib/server/env';

/** The typed client: paths and queries come from the contract. Answers are still to be read against it (read.ts). */
export function api(): ContractRouterClient<typeof contract> {
  const link = new OpenAPILink(contract, {
    url: env().API_URL,
    fetch: (request, _init, _options, path) => callApi(request, path.join('.')),
    interceptors: [
      async ({ next, path }) => {
        const answer = await next();
        rememberEndpoint(answer, path.join('.'));
        return answer;
      },
    ],
  });
  return createORPCClient(link);
}
