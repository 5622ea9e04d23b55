/** Calls of the desk's service. Every failure is a DeskError. */
import { createApi } from '@reduxjs/toolkit/query/react';
import type { ServiceCall } from '#api/retries.ts';
import type {
  WireContentChange,
  WireContentKey,
  WireContentPicture,
  WireContentPreview,
  WireContentVersion,
  WireContentVersions,
  WireDeskContent,
} from './contentContract.ts';
import type {
  WireDeskApplication,
  WireDeskChanges,
  WireDeskItemChanges,
  WireDeskItemDetail,
  WireDeskItems,
  WireDeskMe,
  WireDeskMember,
  WireDeskMemberChanges,
  WireDeskMembers,
  WireDeskNewAnswer,
  WireDeskOpening,
  WireDeskQuery,
  WireDeskRules,
  WireDeskViewingChange,
  WireReviewChange,
} from './contract.ts';
import { deskQuery } from './deskQuery.ts';
import type { WireDeskErasure, WireDeskPerson, WireDeskWithdrawal } from './personContract.ts';

/** Names a person: by one of both. */
export type PersonKey = { email: string } | { phone: string };

const path = (...segments: string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

/** The service. A change of an item renews the lists that show it. */
export const deskApi = createApi({
  reducerPath: 'desk',
  baseQuery: deskQuery,
  tagTypes: ['items', 'item', 'members', 'rules', 'application', 'changes', 'content', 'person'],
  endpoints: (build) => {
    /** A change of one item, whose answer is the whole item. */
    const changeOfItem = <Change extends object>(request: (change: Change) => ServiceCall) =>
      build.mutation<WireDeskItemDetail, Change & { id: string }>({
        query: (change) => request(change),
        async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) dispatch(deskApi.util.upsertQueryData('item', id, data));
        },
        invalidatesTags: (changed) => (changed ? ['items', 'changes'] : []),
      });
    /** A change of the content of one key, whose answer is that content. */
    const changeOfContent = <Change extends { key: WireContentKey }>(
      request: (change: Change) => ServiceCall,
    ) =>
      build.mutation<WireDeskContent, Change>({
        query: request,
        async onQueryStarted({ key }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) dispatch(deskApi.util.upsertQueryData('content', key, data));
        },
        invalidatesTags: (changed) => (changed ? ['content', 'changes'] : []),
      });
    return {
      me: build.query<WireDeskMe, void>({ query: () => '/me' }),
      members: build.query<WireDeskMember[], void>({
        query: () => '/members',
        transformResponse: ({ members }: WireDeskMembers) => members,
        providesTags: ['members'],
      }),
      changeMember: build.mutation<WireDeskMember, { id: string; changes: WireDeskMemberChanges }>({
        query: ({ id, changes }) => ({ url: path('members', id), method: 'PATCH', body: changes }),
        invalidatesTags: (changed) => (changed ? ['members', 'changes'] : []),
      }),
      items: build.query<WireDeskItems, WireDeskQuery>({
        query: (params) => ({ url: '/items', params }),
        providesTags: ['items'],
      }),
      item: build.query<WireDeskItemDetail, string>({
        query: (id) => path('items', id),
        providesTags: ['item'],
      }),
      changeItem: changeOfItem<WireDeskItemChanges & { id: string }>(({ id, ...body }) => ({
        url: path('items', id),
        method: 'PATCH',
        body,
      })),
      addNote: changeOfItem<{ id: string; text: string }>(({ id, text }) => ({
        url: path('items', id, 'notes'),
        method: 'POST',
        body: { text },
      })),
      sendAnswer: changeOfItem<{ id: string; key: string } & WireDeskNewAnswer>(({ id, key, ...body }) => ({
        url: path('items', id, 'answers'),
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      })),
      changeViewing: changeOfItem<{ id: string; change: WireDeskViewingChange }>(({ id, change }) => ({
        url: path('items', id, 'viewing'),
        method: 'POST',
        body: change,
      })),
      application: build.query<WireDeskApplication, string>({
        query: (item) => path('applications', item),
        providesTags: ['application'],
      }),
      changeReview: build.mutation<WireDeskApplication, { item: string; change: WireReviewChange }>({
        query: ({ item, change }) => ({ url: path('applications', item), method: 'PATCH', body: change }),
        async onQueryStarted({ item }, { dispatch, queryFulfilled }) {
          const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
          if (data) dispatch(deskApi.util.upsertQueryData('application', item, data));
        },
        invalidatesTags: (changed) => (changed ? ['changes', 'item'] : []),
      }),
      openDocument: build.mutation<WireDeskOpening, { item: string; document: string }>({
        query: ({ item, document }) => ({
          url: `${path('applications', item, 'documents', document)}/openings`,
          method: 'POST',
        }),
        invalidatesTags: ['changes'],
      }),
      rules: build.query<WireDeskRules, void>({ query: () => '/rules', providesTags: ['rules'] }),
      changeRules: build.mutation<WireDeskRules, WireDeskRules>({
        query: (body) => ({ url: '/rules', method: 'PUT', body }),
        invalidatesTags: (changed) => (changed ? ['rules', 'changes'] : []),
      }),
      changes: build.query<WireDeskChanges, { page: number; item?: string }>({
        query: (params) => ({ url: '/changes', params }),
        providesTags: ['changes'],
      }),
      /** The content of a key with its draft. */
      content: build.query<WireDeskContent, WireContentKey>({ query: (key) => path('content', key) }),
      contentVersions: build.query<WireContentVersions, WireContentKey>({
        query: (key) => path('content', key, 'versions'),
        providesTags: ['content'],
      }),
      contentVersion: build.query<WireContentVersion, { key: WireContentKey; version: number }>({
        query: ({ key, version }) => path('content', key, 'versions', String(version)),
      }),
      saveDraft: changeOfContent<WireContentChange & { key: WireContentKey }>(({ key, ...body }) => ({
        url: path('content', key, 'draft'),
        method: 'PUT',
        body,
      })),
      dropDraft: changeOfContent<{ key: WireContentKey; revision: string }>(({ key, revision }) => ({
        url: path('content', key, 'draft'),
        method: 'DELETE',
        params: { revision },
      })),
      publishContent: changeOfContent<WireContentChange & { key: WireContentKey }>(({ key, ...body }) => ({
        url: path('content', key, 'versions'),
        method: 'POST',
        body,
      })),
      previewDraft: build.mutation<WireContentPreview, WireContentKey>({
        query: (key) => ({ url: path('content', key, 'preview'), method: 'POST' }),
      }),
      storePicture: build.mutation<WireContentPicture, ArrayBuffer>({
        query: (body) => ({ url: path('content', 'pictures'), method: 'POST', body }),
      }),
      person: build.query<WireDeskPerson, PersonKey>({
        query: (params) => ({ url: '/people', params }),
        providesTags: ['person'],
      }),
      withdrawConsent: build.mutation<WireDeskPerson, WireDeskWithdrawal>({
        query: (body) => ({ url: '/people/withdrawals', method: 'POST', body }),
        invalidatesTags: (changed) => (changed ? ['changes', 'item', 'person'] : []),
      }),
      /** The page of an erased person does not ask for them again. */
      erasePerson: build.mutation<WireDeskErasure, PersonKey>({
        query: (params) => ({ url: '/people', params, method: 'DELETE' }),
        invalidatesTags: (erased) => (erased ? ['items', 'item', 'application', 'changes'] : []),
      }),
      /** A file that the service writes, as text: the items of a query as CSV, a person's data as JSON. */
      file: build.mutation<string, { url: string; params: object }>({
        query: ({ url, params }) => ({ url, params, responseHandler: 'text' }),
        invalidatesTags: ['changes'],
      }),
    };
  },
});

/** The hooks of the calls. */
export const {
  useMeQuery,
  useMembersQuery,
  useChangeMemberMutation,
  useItemsQuery,
  useItemQuery,
  useChangeItemMutation,
  useAddNoteMutation,
  useSendAnswerMutation,
  useChangeViewingMutation,
  useApplicationQuery,
  useChangeReviewMutation,
  useOpenDocumentMutation,
  useRulesQuery,
  useChangeRulesMutation,
  useChangesQuery,
  usePersonQuery,
  useWithdrawConsentMutation,
  useErasePersonMutation,
  useFileMutation,
  useContentQuery,
  useContentVersionsQuery,
  useLazyContentVersionQuery,
  useSaveDraftMutation,
  useDropDraftMutation,
  usePublishContentMutation,
  usePreviewDraftMutation,
  useStorePictureMutation,
} = deskApi;
