/** The thread of travel times, so that a long search does not block the server's event loop. */
import { parentPort } from 'node:worker_threads';
import { openEngine } from './answerQuestion.ts';
import type { EngineAnswer, EngineCall } from './engineMessages.ts';

const port = parentPort;
const answer = openEngine();

port?.on('message', (call: EngineCall) => {
  let answered: EngineAnswer;
  try {
    answered = answer(call);
  } catch (failure) {
    answered = {
      id: call.id,
      kind: 'failed',
      message: failure instanceof Error ? failure.message : String(failure),
    };
  }
  port.postMessage(answered);
});
