import { createRoot } from 'react-dom/client';
import { startLanguage } from '#platform/storage/startLanguage.ts';
import { Desk } from './Desk.tsx';
import { makeDeskRouter } from './deskRouter.tsx';
import { startDeskTexts } from './deskTexts.ts';
import { makeDeskStore } from './store/deskStore.ts';

const root = document.getElementById('root');
if (!root) throw new Error('No element #root.');
await startDeskTexts(startLanguage());
createRoot(root).render(<Desk store={makeDeskStore()} router={makeDeskRouter()} />);
