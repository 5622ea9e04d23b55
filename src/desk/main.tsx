import { createRoot } from 'react-dom/client';
import { loadIdentity } from '#platform/identity/loadIdentity.ts';
import { chooseTokenSource } from '#platform/identity/sessionToken.ts';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { guardSinks } from '#platform/trusted/defaultPolicy.ts';
import { Desk } from './Desk.tsx';
import { makeDeskRouter } from './deskRouter.tsx';
import { startDeskTexts } from './deskTexts.ts';
import { makeDeskStore } from './store/deskStore.ts';

// The page's policy refuses the address of the service worker otherwise.
guardSinks();
// The customer service gets the same sign-in as the desk's.
chooseTokenSource(async () => (await loadIdentity()).idToken().catch(() => undefined));
const root = document.getElementById('root');
if (!root) throw new Error('No element #root.');
await startDeskTexts(startLanguage());
createRoot(root).render(<Desk store={makeDeskStore()} router={makeDeskRouter()} />);
