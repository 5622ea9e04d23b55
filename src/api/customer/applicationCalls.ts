/** The pre-approval: the application, who signs it, its documents, what lenders say of it. */
import { sessionToken } from '#platform/identity/sessionToken.ts';
import { tokenSubject } from '#platform/identity/tokenSubject.ts';
import type {
  WireApplication,
  WireApplicationChanges,
  WireDashboard,
  WireDocuments,
  WireMatch,
  WireMatchChanges,
  WireMatches,
  WireNewDocument,
  WireNewSigner,
  WireReferrals,
  WireSigner,
  WireSignerChanges,
  WireUpload,
} from './applicationContract.ts';
import { customerApi } from './customerApi.ts';

/** What a PUT changes, and the version of it that was read last; a stale one fails with 412. */
interface Versioned {
  version: number;
}

/** An application. */
interface OfApplication {
  applicationId: string;
}

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

const applicationPath = (id: string): string => `/application/${encodeURIComponent(id)}`;

/** The endpoints. */
export const applicationCalls = customerApi
  .enhanceEndpoints({ addTagTypes: ['dashboard', 'application', 'documents', 'matches'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The customer's own application, and the invitations to others. */
      dashboard: build.query<WireDashboard, void>({
        query: () => '/dashboard',
        providesTags: ['dashboard'],
      }),
      /** One application, by its id; 404 where it is not the customer's. */
      application: build.query<WireApplication, string>({
        query: applicationPath,
        providesTags: ['application'],
      }),
      /** A new draft, or the application that there is. */
      startApplication: build.mutation<WireApplication, void>({
        queryFn: async (_none, _api, _extra, call) => {
          const owner = tokenSubject(await sessionToken());
          const { data, error } = await call({
            url: '/application',
            method: 'POST',
            body: {},
            ...(owner && { headers: { 'user-id': owner } }),
          });
          return error ? { error } : { data: data as WireApplication }; // the contract's answer
        },
        onQueryStarted: (_none, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(kept(data)),
            () => undefined, // whoever called is told
          ),
        invalidatesTags: (_application, error) => (error ? [] : ['dashboard']),
      }),
      /** Changes what is named; the application's entry holds the answer. */
      changeApplication: build.mutation<
        WireApplication,
        OfApplication & Versioned & { changes: WireApplicationChanges }
      >({
        query: ({ applicationId, version, changes }) => ({
          url: applicationPath(applicationId),
          method: 'PUT',
          headers: ifMatch(version),
          body: changes,
        }),
        onQueryStarted: (_changes, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(kept(data)),
            () => undefined, // whoever called is told
          ),
        invalidatesTags: (_application, error, { changes }) => {
          if (error) return [];
          // Of one that was withdrawn there are none to ask for.
          return changes.status === 'submitted' ? ['dashboard', 'matches'] : ['dashboard'];
        },
      }),
      /** The co-applicant; 409 where there is another. */
      addSigner: build.mutation<WireSigner, OfApplication & { signer: WireNewSigner }>({
        query: ({ applicationId, signer }) => ({
          url: `${applicationPath(applicationId)}/signer`,
          method: 'POST',
          body: signer,
        }),
        invalidatesTags: (_signer, error) => (error ? [] : ['application', 'dashboard']),
      }),
      /** Changes the co-applicant, invites them, or answers the invitation. */
      changeSigner: build.mutation<
        WireSigner,
        OfApplication & Versioned & { signerId: string; changes: WireSignerChanges }
      >({
        query: ({ applicationId, signerId, version, changes }) => ({
          url: `${applicationPath(applicationId)}/signer/${encodeURIComponent(signerId)}`,
          method: 'PUT',
          headers: ifMatch(version),
          body: changes,
        }),
        invalidatesTags: (_signer, error) => (error ? [] : ['application', 'dashboard']),
      }),
      /** The customer's documents, the newest first. */
      documents: build.query<WireDocuments, string>({
        query: (applicationId) => `${applicationPath(applicationId)}/documents`,
        providesTags: ['documents'],
      }),
      /** Where a document's bytes may be sent. `key` is the document's own: the same again adds nothing. */
      addDocument: build.mutation<WireUpload, OfApplication & { key: string; document: WireNewDocument }>({
        query: ({ applicationId, key, document }) => ({
          url: `${applicationPath(applicationId)}/documents/upload-url`,
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body: document,
        }),
        invalidatesTags: (_upload, error) => (error ? [] : ['documents', 'dashboard']),
      }),
      /** Takes a document away. */
      removeDocument: build.mutation<null, OfApplication & { documentId: string }>({
        query: ({ applicationId, documentId }) => ({
          url: `${applicationPath(applicationId)}/documents/${encodeURIComponent(documentId)}`,
          method: 'DELETE',
        }),
        transformResponse: () => null,
        invalidatesTags: (_none, error) => (error ? [] : ['documents', 'dashboard']),
      }),
      /** What lenders say; 409 while the application is a draft. */
      matches: build.query<WireMatches, string>({
        query: (applicationId) => `${applicationPath(applicationId)}/match`,
        providesTags: ['matches'],
      }),
      /** Accepts or declines a match; a match that was accepted before is offered again. */
      changeMatch: build.mutation<
        WireMatch,
        OfApplication & Versioned & { matchId: string; changes: WireMatchChanges }
      >({
        query: ({ applicationId, matchId, version, changes }) => ({
          url: `${applicationPath(applicationId)}/match/${encodeURIComponent(matchId)}`,
          method: 'PUT',
          headers: ifMatch(version),
          body: changes,
        }),
        invalidatesTags: (_match, error) => (error ? [] : ['matches', 'dashboard']),
      }),
      /** The customer's code, and how many came by it. */
      referrals: build.query<WireReferrals, void>({ query: () => '/user/referrals' }),
    }),
  });

/** An application's entry, once a call has answered with it. */
const kept = (application: WireApplication) =>
  applicationCalls.util.upsertQueryData('application', application.id, application);

/** Their hooks. */
export const {
  useDashboardQuery,
  useApplicationQuery,
  useLazyApplicationQuery,
  useStartApplicationMutation,
  useChangeApplicationMutation,
  useAddSignerMutation,
  useChangeSignerMutation,
  useDocumentsQuery,
  useAddDocumentMutation,
  useRemoveDocumentMutation,
  useMatchesQuery,
  useChangeMatchMutation,
  useReferralsQuery,
} = applicationCalls;
