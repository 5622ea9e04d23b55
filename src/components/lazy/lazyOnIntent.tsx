import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useAppDispatch } from '#store/hooks.ts';
import { notified } from '#store/notificationsSlice.ts';
import { LoadFailure } from './LoadFailure.tsx';

interface LazyProps {
  /** True when the component is wanted: its code is loaded then, and it stays mounted from then on. */
  when?: boolean;
  /** Shown until the component is loaded. */
  fallback?: ReactNode;
  /**
   * Shown if the code can't be loaded. The default is a notice with a retry button in the component's place, or a
   * notification if `onFailed` is given.
   */
  failed?: ReactNode;
  /** Called if the code can't be loaded, to close what the visitor has opened. The next mount tries again. */
  onFailed?: () => void;
}

/** A component whose code is loaded when it is wanted. */
export interface LazyComponent<Props> {
  (props: Props & LazyProps): ReactNode;
  isLoaded(): boolean;
  /** Loads the code; rejects if it can't be loaded, and the next call tries again. */
  preload(): Promise<void>;
  /** Handlers for the control that opens the component: the pointer, a finger or the focus on it loads the code. */
  intent: { onPointerEnter(): void; onFocus(): void };
}

interface Failure {
  /** Undefined for the built-in notice. */
  failed: ReactNode;
  isNotified: boolean;
  onFailed: () => void;
  retry: () => void;
}

const FailureContext = createContext<Failure | undefined>(undefined);

/** Notifies the visitor that what they opened can't be loaded. */
function FailureNotification() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(notified({ severity: 'error', notice: 'couldNotConnect' }));
  }, [dispatch]);
  return null;
}

/** Stands in for a component whose code could not be loaded. */
function FailedComponent() {
  const failure = use(FailureContext);
  const callOnFailed = useEffectEvent(() => failure?.onFailed());
  useEffect(() => callOnFailed(), []);
  if (!failure || failure.failed !== undefined) return failure?.failed;
  return failure.isNotified ? <FailureNotification /> : <LoadFailure onRetry={failure.retry} />;
}

/**
 * Makes a component whose code is loaded later: when it is shown, or before by `preload`, `intent` or `usePreload`.
 * Until then its `fallback` is shown.
 */
export function lazyOnIntent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
  };
  const hint = () => void preload().catch(() => undefined);
  // React caches a lazy component's failure for good. So each attempt has its own lazy component, which never fails.
  const makeAttempt = () => ({
    Content:
      Loaded ??
      lazy(() =>
        preload().then(
          () => ({ default: Loaded ?? FailedComponent }),
          () => ({ default: FailedComponent }),
        ),
      ),
    hasFailed: false,
  });

  function Lazy({ when = true, fallback = null, failed, onFailed, ...rest }: Props & LazyProps) {
    // The same component from then on: another one would lose the state.
    const [current, setCurrent] = useState(() => (when ? makeAttempt() : undefined));
    if (current ? current.hasFailed && Loaded : when) setCurrent(makeAttempt);
    if (!current) return fallback;
    const { Content } = current;
    const failure: Failure = {
      failed,
      isNotified: onFailed !== undefined,
      onFailed: () => {
        setCurrent({ Content, hasFailed: true });
        onFailed?.();
      },
      retry: () => setCurrent(makeAttempt),
    };
    const props = rest as unknown as Props; // TypeScript can't subtract from a type parameter
    return (
      <FailureContext value={failure}>
        {/* Mounted only when the component is wanted: an earlier boundary would make a navigation wait for the code. */}
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </FailureContext>
    );
  }

  return Object.assign(Lazy, {
    isLoaded: () => Loaded !== undefined,
    preload,
    intent: { onPointerEnter: hint, onFocus: hint },
  });
}
