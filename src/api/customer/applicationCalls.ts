/** Calls of the pre-approval: the application, its co-applicant, its documents and the lenders' matches. */
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

/** The version that was read last; a PUT with a stale version fails with 412. */
interface Versioned {
  version: number;
}

/** The application that a call is about. */
interface OfApplication {
  applicationId: string;
}

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

const applicationPath = (id: string): string => `/application/${encodeURIComponent(id)}`;

/** The endpoints of the pre-approval. */
export const applicationCalls = customerApi
  .enhanceEndpoints({ addTagTypes: ['dashboard', 'application', 'documents', 'matches'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The customer's own application, and the invitations to applications of others. */
      dashboard: build.query<WireDashboard, void>({
        query: () => '/dashboard',
        providesTags: ['dashboard'],
      }),
      /** One application by its id; 404 if the customer has no part in it. */
      application: build.query<WireApplication, string>({
        query: applicationPath,
        providesTags: ['application'],
      }),
      /** Creates a draft, or returns the application that already exists. */
      startApplication: build.mutation<WireApplication, void>({
        queryFn: async (_argument, _api, _extra, call) => {
          const owner = tokenSubject(await sessionToken());
          const { data, error } = await call({
            url: '/application',
            method: 'POST',
            body: {},
            ...(owner && { headers: { 'user-id': owner } }),
          });
          return error ? { error } : { data: data as WireApplication }; // typed by the contract
        },
        onQueryStarted: (_argument, { dispatch, queryFulfilled }) =>
          queryFulfilled.then(
            ({ data }) => void dispatch(cacheApplication(data)),
            () => undefined, // the caller handles the error
          ),
        invalidatesTags: (_application, error) => (error ? [] : ['dashboard']),
      }),
      /** Changes the named members, and stores the answer in the application's cache entry. */
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
            ({ data }) => void dispatch(cacheApplication(data)),
            () => undefined, // the caller handles the error
          ),
        invalidatesTags: (_application, error, { changes }) => {
          if (error) return [];
          // A withdrawn application has no matches to fetch.
          return changes.status === 'submitted' ? ['dashboard', 'matches'] : ['dashboard'];
        },
      }),
      /** Adds the co-applicant; 409 if there is another one. */
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
      /** The customer's documents, newest first. */
      documents: build.query<WireDocuments, string>({
        query: (applicationId) => `${applicationPath(applicationId)}/documents`,
        providesTags: ['documents'],
      }),
      /**
       * Returns the address to upload a document's bytes to. `key` identifies the document: a repeated call adds
       * nothing.
       */
      addDocument: build.mutation<WireUpload, OfApplication & { key: string; document: WireNewDocument }>({
        query: ({ applicationId, key, document }) => ({
          url: `${applicationPath(applicationId)}/documents/upload-url`,
          method: 'POST',
          headers: { 'Idempotency-Key': key },
          body: document,
        }),
        invalidatesTags: (_upload, error) => (error ? [] : ['documents', 'dashboard']),
      }),
      /** Has the service check the bytes that were sent to the object storage. */
      finishDocument: build.mutation<null, OfApplication & { documentId: string }>({
        query: ({ applicationId, documentId }) => ({
          url: `${applicationPath(applicationId)}/documents/${encodeURIComponent(documentId)}/uploaded`,
          method: 'POST',
        }),
        transformResponse: () => null,
      }),
      /** Removes a document. */
      removeDocument: build.mutation<null, OfApplication & { documentId: string }>({
        query: ({ applicationId, documentId }) => ({
          url: `${applicationPath(applicationId)}/documents/${encodeURIComponent(documentId)}`,
          method: 'DELETE',
        }),
        transformResponse: () => null,
        invalidatesTags: (_argument, error) => (error ? [] : ['documents', 'dashboard']),
      }),
      /** The lenders' matches; 409 while the application is a draft. */
      matches: build.query<WireMatches, string>({
        query: (applicationId) => `${applicationPath(applicationId)}/match`,
        providesTags: ['matches'],
      }),
      /** Accepts or declines a match. The match that was accepted before becomes an offer again. */
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
      /** The customer's referral code, and the number of leads that used it. */
      referrals: build.query<WireReferrals, void>({ query: () => '/user/referrals' }),
    }),
  });

/** Stores an application from an answer in the cache of the `application` query. */
const cacheApplication = (application: WireApplication) =>
  applicationCalls.util.upsertQueryData('application', application.id, application);

/** Hooks of the endpoints. */
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
  useFinishDocumentMutation,
  useRemoveDocumentMutation,
  useMatchesQuery,
  useChangeMatchMutation,
  useReferralsQuery,
} = applicationCalls;
