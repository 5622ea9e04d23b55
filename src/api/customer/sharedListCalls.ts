/** Calls of the list of saved homes that a customer shares with a partner. */
import { customerApi } from './customerApi.ts';
import type {
  WireAcceptance,
  WireNewSharing,
  WireOpenInvitation,
  WireSharing,
} from './sharedListContract.ts';

const withToken = (token: string) => ({ 'Invitation-Token': token });

const sharedListCalls = customerApi.enhanceEndpoints({ addTagTypes: ['sharing'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The shared list or the invitation of the customer. */
    sharing: build.query<WireSharing, void>({
      query: () => '/user/shared-list',
      providesTags: ['sharing'],
    }),
    /** Invites a partner, or sends the invitation again. */
    invitePartner: build.mutation<WireSharing, WireNewSharing>({
      query: (body) => ({ url: '/user/shared-list/invitation', method: 'POST', body }),
      invalidatesTags: ['sharing'],
    }),
    /** Puts the homes on the list that the customer keeps private. */
    sharePrivateHomes: build.mutation<WireSharing, void>({
      query: () => ({ url: '/user/shared-list', method: 'PUT', body: { sharesSaved: true } }),
      invalidatesTags: ['sharing'],
    }),
    /** Ends the shared list for both, or withdraws the invitation. */
    endSharing: build.mutation<null, void>({
      query: () => ({ url: '/user/shared-list', method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['sharing'],
    }),
    /** The invitation of a mail's link, by its token. */
    openInvitation: build.query<WireOpenInvitation, string>({
      query: (token) => ({ url: '/shared-list-invitation', headers: withToken(token) }),
    }),
    /** Accepts it. */
    acceptSharing: build.mutation<WireSharing, WireAcceptance & { token: string }>({
      query: ({ token, ...body }) => ({
        url: '/user/shared-list',
        method: 'POST',
        body,
        headers: withToken(token),
      }),
      invalidatesTags: ['sharing'],
    }),
    /** Declines it. */
    declineSharing: build.mutation<null, string>({
      query: (token) => ({ url: '/shared-list-invitation', method: 'DELETE', headers: withToken(token) }),
      transformResponse: () => null,
    }),
  }),
});

/** Hooks of the endpoints. */
export const {
  useSharingQuery,
  useInvitePartnerMutation,
  useSharePrivateHomesMutation,
  useEndSharingMutation,
  useOpenInvitationQuery,
  useAcceptSharingMutation,
  useDeclineSharingMutation,
} = sharedListCalls;
