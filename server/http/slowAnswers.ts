/** Holds back the answer to a request. */
type Answering = (request: Request, env?: object) => Response | Promise<Response>;

const LISTING_CALLS = /^\/realty\//;

/**
 * Answers listing calls late, the first by the first delay, and so on round and round: a slow network that shuffles
 * its answers, to be seen by hand and by the journeys. No delays change nothing.
 * @param delays milliseconds
 */
export function answerSlowly(answer: Answering, delays: readonly number[]): Answering {
  if (delays.length === 0) {
    return answer;
  }
  let calls = 0;
  return async (request, env) => {
    if (LISTING_CALLS.test(new URL(request.url).pathname)) {
      const delay = delays[calls % delays.length] ?? 0;
      calls += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
    }
    return answer(request, env);
  };
}
