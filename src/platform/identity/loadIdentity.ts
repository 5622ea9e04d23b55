import { environment } from '#config/environment.ts';
import { type Identity, IdentityFault } from './identity.ts';

let loading: Promise<Identity> | undefined;

/**
 * Loads the identity provider of the environment with the first call; visitors without an account never load it. After
 * a failure the next call tries again.
 * @throws IdentityFault `unreachable` if the code can't be loaded
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
