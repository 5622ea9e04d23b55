import { start } from '#app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
// A task of its own: reading the code has been a long one already, and a press in between is answered.
setTimeout(() => void start(root));
