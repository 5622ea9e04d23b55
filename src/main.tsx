import { start } from '#app/start.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No element #root.');
// A separate task: evaluating the code was a long one already, and a press in between is handled.
setTimeout(() => void start(root));
