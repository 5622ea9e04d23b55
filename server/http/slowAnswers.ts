/** Answers a request. */
type Answering = (request: Request, env?: object) => Response | Promise<Response>;

const LISTING_CALLS = /^\/realty\//;

/**
 * Delays the answers of listing calls, taking the delays in turn, to imitate a slow network that changes the order of
 * answers. Used by hand and by the journeys. Without delays nothing changes.
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
