import { environment } from '#config/environment.ts';
import { type Identity, IdentityFault } from './identity.ts';

let loading: Promise<Identity> | undefined;

/**
 * The identity provider of the environment. Its code is loaded by the first call: a visitor never has it. A failed
 * load is tried again by the next call.
 * @throws IdentityFault `unreachable` where the code can't be loaded
 */
export function loadIdentity(): Promise<Identity> {
  loading ??= import('./amplifyIdentity.ts')
    .then(({ amplifyIdentity }) => amplifyIdentity(environment.identity))
    .catch((cause: unknown) => {
      loading = undefined;
      throw new IdentityFault('unreachable', cause);
    });
  return loading;
}
