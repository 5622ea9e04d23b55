import { environment } from '#config/environment.ts';
import type { FaultContext } from './faultContext.ts';
import { scrubMessage, scrubStack, scrubText } from './scrub.ts';

/** A fault as it is told: nothing in it is about a person. The fault service checks this very shape. */
export interface FaultEvent {
  name: string;
  message: string;
  where: FaultContext['where'];
  path: string;
  stack?: string;
  components?: string;
  call?: string;
  status?: number;
  requestId?: string;
  release: string;
  environment: string;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** Of what is no error only a text is told: an object may hold anything. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : '';
}

/** What is told of an error that was met there. */
export function faultEvent(error: unknown, { where, path, components, call }: FaultContext): FaultEvent {
  const stack = error instanceof Error && error.stack ? scrubStack(error.stack) : '';
  return {
    name: nameOf(error).slice(0, 100),
    message: scrubMessage(messageOf(error)),
    where,
    path: scrubText(path, 300),
    ...(stack && { stack }),
    ...(components && { components: components.trim().slice(0, 2000) }),
    ...(call && { call: call.name.slice(0, 100), status: call.status }),
    ...(call?.requestId && { requestId: call.requestId.slice(0, 100) }),
    release: environment.version,
    environment: environment.stage,
  };
}
