import { createRoot } from 'react-dom/client';
import { showSite } from '#api/content/showSite.ts';
import { serviceAddresses } from '#config/environment.ts';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { guardSinks } from '#platform/trusted/defaultPolicy.ts';
import { Desk } from './Desk.tsx';
import { makeDeskRouter } from './deskRouter.tsx';
import { startDeskTexts } from './deskTexts.ts';
import { makeDeskStore } from './store/deskStore.ts';

/** Milliseconds that the desk waits for the published name, logo and colours. */
const TIMEOUT_MS = 1000;

/** Shows the published name, logo and colours. */
async function openSite(): Promise<void> {
  const answer = await fetch(`${serviceAddresses.realtyUrl}/content/site`);
  // A failure's answer has none of the members.
  showSite(await answer.json());
}

// The page's policy refuses the address of the service worker otherwise.
guardSinks();
// The customer service gets the same sign-in as the desk's.
chooseTokenSource(async () => (await loadIdentity()).idToken().catch(() => undefined));
const root = document.getElementById('root');
if (!root) throw new Error('No element #root.');
await Promise.all([
  startDeskTexts(startLanguage()),
  Promise.race([openSite().catch(console.warn), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]),
]);
createRoot(root).render(<Desk store={makeDeskStore()} router={makeDeskRouter()} />);
