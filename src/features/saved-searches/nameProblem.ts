import { type CallError, isCallError } from '#api/errors.ts';
import { SEARCH_NAME_LENGTH } from '#domain/constants.ts';

/** What is wrong with a name, or with saving under it: a key of the texts' `errors`. */
export type NameProblem = 'required' | 'long' | 'taken' | 'full' | 'failed' | 'unreachable';

/** Problems that another name ends; the others are of the whole form. */
const OF_NAME: readonly NameProblem[] = ['required', 'long', 'taken'];

/** Whether another name ends it. */
export const isOfName = (problem: NameProblem | undefined): boolean =>
  problem !== undefined && OF_NAME.includes(problem);

/** What needs no service to be said of a name without space around it. */
export function ownNameProblem(name: string): NameProblem | undefined {
  if (name === '') return 'required';
  return name.length > SEARCH_NAME_LENGTH ? 'long' : undefined;
}

/** What the service's refusal means. */
export function refusedName(error: Parameters<typeof isCallError>[0]): NameProblem {
  if (!isCallError(error)) return 'failed';
  const { status, refused }: CallError = error;
  if (status === 0) return 'unreachable';
  if (status !== 409) return 'failed';
  return refused.some(({ field }) => field === 'searches') ? 'full' : 'taken';
}
