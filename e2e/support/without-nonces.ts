/** Headers without the random nonces of their policy, which may spell any word. Only a nonce of the app's shape is one. */
export const withoutNonces = (headers: string) => headers.replaceAll(/(?<='nonce-)[A-Za-z0-9+/]{22}==(?=')/g, '');
