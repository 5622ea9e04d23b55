/** Calls of the browsers in which a customer wants alerts. */
import { customerApi } from './customerApi.ts';
import type { WirePushKeys, WirePushSubscription, WirePushSubscriptions } from './pushContract.ts';

const LIST = undefined;

/** The endpoints for the browsers with alerts. */
export const pushCalls = customerApi.injectEndpoints({
  endpoints: (build) => ({
    /** The browsers, and the key for new ones. */
    pushSubscriptions: build.query<WirePushSubscriptions, void>({
      query: () => '/user/push-subscriptions',
    }),
    /** Lets this browser get alerts. */
    addPushSubscription: build.mutation<WirePushSubscription, WirePushKeys>({
      query: (body) => ({ url: '/user/push-subscriptions', method: 'POST', body }),
      onQueryStarted: async (_keys, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(
          pushCalls.util.updateQueryData('pushSubscriptions', LIST, ({ subscriptions }) => {
            if (!subscriptions.some(({ id }) => id === data.id)) subscriptions.unshift(data);
          }),
        );
      },
    }),
    /** Ends the alerts of a browser. */
    removePushSubscription: build.mutation<null, string>({
      query: (id) => ({ url: `/user/push-subscriptions/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        if (!(await queryFulfilled.catch(() => undefined))) return;
        dispatch(
          pushCalls.util.updateQueryData('pushSubscriptions', LIST, (list) => {
            list.subscriptions = list.subscriptions.filter((one) => one.id !== id);
          }),
        );
      },
    }),
  }),
});

/** Hooks of the endpoints. */
export const {
  usePushSubscriptionsQuery,
  useAddPushSubscriptionMutation,
  useRemovePushSubscriptionMutation,
} = pushCalls;
