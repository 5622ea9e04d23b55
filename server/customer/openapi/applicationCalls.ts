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
const noApplication = { 404: 'The application does not exist, or belongs to another user.' };
const notApplicant = { 403: 'Only the applicant may do this.' };
const changing = {
  ...noApplication,
  412: 'It was changed in the meantime. The call changed nothing.',
  428: 'If-Match is missing.',
};

/** Calls of the pre-approval: the application, the co-applicant, documents and matches. */
export const APPLICATION_CALLS: readonly Call[] = [
  {
    method: 'get',
    path: '/customer/dashboard',
    summary: "The user's open application with its progress, and the invitations to applications of others.",
    answers: { 200: APPLICATION_ANSWERS.dashboard },
  },
  {
    method: 'get',
    path: '/customer/user/referrals',
    summary: "The user's referral code, which the first call creates, and the number of leads with it.",
    answers: { 200: APPLICATION_ANSWERS.referrals },
  },
  {
    method: 'post',
    path: '/customer/application',
    summary: 'Starts an application (201), or returns the open one unchanged (200).',
    headers: z.object({ 'user-id': z.string() }),
    body: NEW_APPLICATION,
    isBodyOptional: true,
    answers: { 200: APPLICATION_ANSWERS.application, 201: APPLICATION_ANSWERS.application },
    isVersioned: true,
    failures: { 403: 'The header user-id names another user.' },
  },
  {
    method: 'get',
    path: APPLICATION,
    summary: 'An application, as far as the caller may see it.',
    answers: { 200: APPLICATION_ANSWERS.application },
    isVersioned: true,
    failures: noApplication,
  },
  {
    method: 'put',
    path: APPLICATION,
    summary: 'Merges the given members into the sections, and submits or withdraws the application.',
    headers: ifMatch,
    body: APPLICATION_CHANGES,
    answers: { 200: APPLICATION_ANSWERS.application },
    isVersioned: true,
    failures: { ...changing, ...notApplicant, 409: 'The application cannot be changed any more.' },
  },
  {
    method: 'post',
    path: `${APPLICATION}/signer`,
    summary: 'Adds the co-applicant (201), or returns the one with the same email unchanged (200).',
    body: NEW_SIGNER,
    isBodyOptional: true,
    answers: { 200: APPLICATION_ANSWERS.signer, 201: APPLICATION_ANSWERS.signer },
    isVersioned: true,
    failures: {
      ...noApplication,
      ...notApplicant,
      409: 'There is another co-applicant, or the application cannot be changed any more.',
    },
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
      403: 'Only the applicant invites, and only the invited person answers.',
      409: 'The application cannot be changed any more.',
      503: 'The invitation could not be mailed.',
    },
  },
  {
    method: 'get',
    path: `${APPLICATION}/documents`,
    summary: "The user's documents, newest first.",
    answers: { 200: APPLICATION_ANSWERS.documents },
    failures: noApplication,
  },
  {
    method: 'post',
    path: `${APPLICATION}/documents/upload-url`,
    summary:
      'Adds a document (201), or finds the one with the same key (200). Returns the address for its bytes.',
    headers: z.object({ 'Idempotency-Key': z.string() }),
    body: NEW_DOCUMENT,
    answers: { 200: APPLICATION_ANSWERS.upload, 201: APPLICATION_ANSWERS.upload },
    failures: {
      ...noApplication,
      409: 'There are too many documents, or the key was used for another document.',
    },
  },
  {
    method: 'delete',
    path: `${APPLICATION}/documents/{documentId}`,
    summary: 'Removes a document.',
    answers: { 204: null },
    failures: noApplication,
  },
  {
    method: 'post',
    path: `${APPLICATION}/documents/{documentId}/uploaded`,
    summary: 'Checks and stores the bytes that were sent to the object storage.',
    answers: { 204: null },
    failures: {
      ...noApplication,
      400: 'The file is smaller than announced, or has another hash.',
      404: 'The document was removed, or its bytes have not arrived.',
      409: 'The bytes were already checked.',
      413: 'The file is larger than announced.',
      415: 'The file is of another type than announced.',
    },
  },
  {
    method: 'put',
    path: '/customer/uploads/{id}',
    summary: 'Uploads the bytes of a document to the address from the call above.',
    query: z.object({ expires: z.string(), signature: z.string() }),
    bytes: NEW_DOCUMENT.properties.type.enum,
    answers: { 204: null },
    failures: {
      403: 'The address was altered, or has expired.',
      404: 'The document was removed.',
      409: 'The bytes were already uploaded.',
      413: 'The file is larger than announced.',
      415: 'The file is of another type than announced.',
    },
    isOpen: true,
  },
  {
    method: 'get',
    path: `${APPLICATION}/match`,
    summary: 'The answer of each lender, by rank.',
    answers: { 200: APPLICATION_ANSWERS.matches },
    failures: { ...noApplication, 409: 'The application is not submitted.' },
  },
  {
    method: 'put',
    path: `${APPLICATION}/match/{matchId}`,
    summary: 'Accepts or declines an offer. Only one is accepted at a time.',
    headers: ifMatch,
    body: MATCH_CHANGES,
    answers: { 200: APPLICATION_ANSWERS.match },
    isVersioned: true,
    failures: {
      ...changing,
      ...notApplicant,
      409: 'The application is not submitted, or this lender does not offer a loan.',
    },
  },
];
