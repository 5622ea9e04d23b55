import type { WireUser } from '#api/customer/contract.ts';
import { useUserQuery } from '#api/customer/userCalls.ts';

interface Account {
  user: WireUser | undefined;
  /** Neither found nor made. */
  isFailed: boolean;
  retry(): void;
}

/** The customer as the service keeps them. */
export function useAccount(): Account {
  const { data, isFetching, refetch } = useUserQuery();
  return { user: data, isFailed: !data && !isFetching, retry: () => void refetch() };
}
