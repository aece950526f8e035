import { join } from 'node:path';
import * as z from 'zod';
import { readEnvFile } from '../tools/up/env-file.mjs';
import { parseSandboxEnvironment } from './env';
import { sandboxPassword, staffAccount } from './identity/accounts';
import { secretHash } from './identity/client-check';

const AppEnv = z.object({ AUTH_COGNITO_ID: z.string(), AUTH_COGNITO_SECRET: z.string() });
const Answer = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) });

/** Prints an access token of the sandbox's staff account, for programs that call the API. */
const { dir, port } = parseSandboxEnvironment();
try {
  const { AUTH_COGNITO_ID: id, AUTH_COGNITO_SECRET: secret } = AppEnv.parse(readEnvFile(join(dir, 'app.env')));
  const { email } = staffAccount;
  const response = await fetch(`http://127.0.0.1:${port}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: id,
      AuthParameters: {
        USERNAME: email,
        PASSWORD: sandboxPassword,
        SECRET_HASH: secretHash(email, { id, secret }),
      },
    }),
  });
  console.log(Answer.parse(await response.json()).AuthenticationResult.AccessToken);
} catch (error) {
  console.error(`No token: is the sandbox running on port ${port}? ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
