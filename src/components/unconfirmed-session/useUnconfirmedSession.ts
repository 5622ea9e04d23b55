import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { sessionAsked } from '#store/sessionSlice.ts';

interface UnconfirmedSession {
  /** The device remembers a session that nobody can confirm; also while it is asked for again at the visitor's wish. */
  isUnconfirmed: boolean;
  /** It is being asked for again. */
  isAsking: boolean;
  ask(): void;
}

/** Whether a page is a customer's who cannot be asked for, and the way to ask again without the page going. */
export function useUnconfirmedSession(): UnconfirmedSession {
  const { status, isAsking = false } = useAppSelector(({ session }) => session);
  const dispatch = useAppDispatch();
  return { isUnconfirmed: status === 'unconfirmed', isAsking, ask: () => dispatch(sessionAsked()) };
}
