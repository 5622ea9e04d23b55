import { z } from '@hono/zod-openapi';
import { VIEWING_CHANGE } from '#server/schemas/viewingSchema.ts';
import type { Call } from './call.ts';

const moment = z.iso.datetime();

const viewing = z
  .object({
    id: z.string(),
    mlsNumber: z.string(),
    boardId: z.number().int(),
    address: z.string().nullable(),
    city: z.string().nullable(),
    day: z.iso.date(),
    part: z.enum(['morning', 'afternoon', 'evening']),
    way: z.enum(['inPerson', 'video']),
    timeZone: z.string(),
    note: z.string(),
    state: z.enum(['asked', 'offered', 'agreed', 'declined', 'cancelled']),
    start: moment.nullable(),
    end: moment.nullable(),
    sentence: z.string(),
    asked: moment,
    changed: moment,
    isOver: z.boolean(),
  })
  .openapi('Viewing');

const failures = {
  404: 'There is no such viewing, it belongs to another user, or its link has ended.',
  409: 'The change cannot follow the present state, or the viewing is over.',
};
const token = z.object({ 'Viewing-Token': z.string() });

/** Calls of viewing requests. */
export const VIEWING_CALLS: readonly Call[] = [
  {
    method: 'get',
    path: '/customer/user/viewings',
    summary: 'The viewing requests, newest first.',
    answers: { 200: z.object({ viewings: z.array(viewing) }) },
  },
  {
    method: 'put',
    path: '/customer/user/viewings/{id}',
    summary: 'Asks for another half-day, agrees to the offered time, or cancels.',
    body: VIEWING_CHANGE,
    answers: { 200: viewing },
    failures,
  },
  {
    method: 'get',
    path: '/customer/viewing',
    summary: 'The viewing request of the link in a mail.',
    headers: token,
    answers: { 200: viewing },
    failures: { 404: failures[404] },
    isOpen: true,
  },
  {
    method: 'put',
    path: '/customer/viewing',
    summary: 'Changes the viewing request of the link in a mail, like PUT /customer/user/viewings/{id}.',
    headers: token,
    body: VIEWING_CHANGE,
    answers: { 200: viewing },
    failures,
    isOpen: true,
  },
];
