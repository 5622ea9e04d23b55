import { z } from '@hono/zod-openapi';
import {
  APPLICATION_CHANGES,
  NEW_APPLICATION,
  NEW_SIGNER,
  SIGNER_CHANGES,
} from '../applications/applicationSchemas.ts';
import { NEW_DOCUMENT } from '../documents/documentSchemas.ts';
import { MATCH_CHANGES } from '../matching/matchRoutes.ts';
import { APPLICATION_ANSWERS } from './applicationAnswers.ts';
import type { Call } from './call.ts';

const APPLICATION = '/customer/application/{id}';

const ifMatch = z.object({ 'If-Match': z.string().openapi({ example: '"7"' }) });
const noApplication = { 404: 'There is no such application, or it is of another user.' };
const notApplicant = { 403: 'Only the applicant may do this.' };
const changing = {
  ...noApplication,
  412: 'It was changed meanwhile, and nothing was done.',
  428: 'If-Match is missing.',
};

/** Calls of the pre-approval: the application, the co-applicant, documents and matches. */
export const APPLICATION_CALLS: readonly Call[] = [
  {
    method: 'get',
    path: '/customer/dashboard',
    summary: 'The application that is not withdrawn, how far it is, and the invitations to those of others.',
    answers: { 200: APPLICATION_ANSWERS.dashboard },
  },
  {
    method: 'get',
    path: '/customer/user/referrals',
    summary: 'The code of the user, made at the first call, and who wrote by it.',
    answers: { 200: APPLICATION_ANSWERS.referrals },
  },
  {
    method: 'post',
    path: '/customer/application',
    summary: 'Begins an application (201); one that is not withdrawn stays unchanged (200).',
    headers: z.object({ 'user-id': z.string() }),
    body: NEW_APPLICATION,
    isBodyOptional: true,
    answers: { 200: APPLICATION_ANSWERS.application, 201: APPLICATION_ANSWERS.application },
    isVersioned: true,
    failures: { 403: 'The header user-id names another.' },
  },
  {
    method: 'get',
    path: APPLICATION,
    summary: 'An application, as the applicant or the co-applicant sees it.',
    answers: { 200: APPLICATION_ANSWERS.application },
    isVersioned: true,
    failures: noApplication,
  },
  {
    method: 'put',
    path: APPLICATION,
    summary: 'Merges what is given into the sections, submits or withdraws the application.',
    headers: ifMatch,
    body: APPLICATION_CHANGES,
    answers: { 200: APPLICATION_ANSWERS.application },
    isVersioned: true,
    failures: { ...changing, ...notApplicant, 409: 'It takes no change any more.' },
  },
  {
    method: 'post',
    path: `${APPLICATION}/signer`,
    summary: 'Adds the co-applicant (201); one with the same email stays unchanged (200).',
    body: NEW_SIGNER,
    isBodyOptional: true,
    answers: { 200: APPLICATION_ANSWERS.signer, 201: APPLICATION_ANSWERS.signer },
    isVersioned: true,
    failures: { ...noApplication, ...notApplicant, 409: 'There is another, or it takes no change any more.' },
  },
  {
    method: 'put',
    path: `${APPLICATION}/signer/{signerId}`,
    summary: 'Changes the co-applicant, invites them by mail, or answers the invitation.',
    headers: ifMatch,
    body: SIGNER_CHANGES,
    answers: { 200: APPLICATION_ANSWERS.signer },
    isVersioned: true,
    failures: {
      ...changing,
      403: 'The applicant invites, and who is invited answers.',
      409: 'It takes no change any more.',
      503: 'The invitation could not be mailed.',
    },
  },
  {
    method: 'get',
    path: `${APPLICATION}/documents`,
    summary: 'The documents of the user, the newest first.',
    answers: { 200: APPLICATION_ANSWERS.documents },
    failures: noApplication,
  },
  {
    method: 'post',
    path: `${APPLICATION}/documents/upload-url`,
    summary: 'Adds a document (201), or finds the one with the same key (200), and says where its bytes go.',
    headers: z.object({ 'Idempotency-Key': z.string() }),
    body: NEW_DOCUMENT,
    answers: { 200: APPLICATION_ANSWERS.upload, 201: APPLICATION_ANSWERS.upload },
    failures: { ...noApplication, 409: 'There is no room, or the key came with another document.' },
  },
  {
    method: 'delete',
    path: `${APPLICATION}/documents/{documentId}`,
    summary: 'Takes a document out.',
    answers: { 204: null },
    failures: noApplication,
  },
  {
    method: 'put',
    path: '/customer/uploads/{id}',
    summary: 'The bytes of a document, to the announced address.',
    query: z.object({ expires: z.string(), signature: z.string() }),
    bytes: NEW_DOCUMENT.properties.type.enum,
    answers: { 204: null },
    failures: {
      403: 'The address is changed or expired.',
      404: 'The document was removed.',
      409: 'The bytes are there already.',
      413: 'The file is larger than announced.',
      415: 'The file is of another type than announced.',
    },
    isOpen: true,
  },
  {
    method: 'get',
    path: `${APPLICATION}/match`,
    summary: 'What each lender says, by rank.',
    answers: { 200: APPLICATION_ANSWERS.matches },
    failures: { ...noApplication, 409: 'The application is not submitted.' },
  },
  {
    method: 'put',
    path: `${APPLICATION}/match/{matchId}`,
    summary: 'Accepts or declines what a lender says; one is accepted at a time.',
    headers: ifMatch,
    body: MATCH_CHANGES,
    answers: { 200: APPLICATION_ANSWERS.match },
    isVersioned: true,
    failures: { ...changing, ...notApplicant, 409: 'It is not submitted, or this lender would not lend.' },
  },
];
