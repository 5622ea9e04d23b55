import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { leavePage } from '#platform/navigation/leavePage.ts';
import { broadcastSignOut } from '#platform/navigation/signOutElsewhere.ts';
import { tabStorage } from '#platform/storage/storage.ts';
import { removePrivateAnswers } from '#platform/updates/privateAnswers.ts';
import { rememberSession } from '#store/activeSession.ts';
import { DESK_PATH } from '../deskPaths.ts';

/**
 * Ends the session here and in every tab, removes typed texts, ends this browser's notifications, and loads the desk
 * again, which clears its memory.
 */
export async function signOut(): Promise<void> {
  // The site in other tabs shares the session.
  rememberSession('inactive');
  await (await loadIdentity())
    .signOut()
    .catch((failure: unknown) =>
      console.warn('The identity provider could not be informed of the sign-out.', failure),
    );
  tabStorage.clear([]);
  await removePrivateAnswers({ isSignOut: true });
  broadcastSignOut();
  leavePage(DESK_PATH);
}
