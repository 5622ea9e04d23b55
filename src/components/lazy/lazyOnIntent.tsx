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
import { PartFailed } from './PartFailed.tsx';

interface LazyProps {
  /** Whether the part is wanted: its code is loaded then, and the part stays from then on. */
  when?: boolean;
  /** Shown until the part is there. */
  fallback?: ReactNode;
  /** Shown where the code can't be loaded. Without it, a notice: in the part's place with a way to try again, or where `onFailed` is given as a notification. */
  failed?: ReactNode;
  /** The code can't be loaded: closes what the visitor has opened. The next time it is mounted it tries again. */
  onFailed?: () => void;
}

/** A component whose code is loaded when it is wanted. */
export interface LazyPart<Props> {
  (props: Props & LazyProps): ReactNode;
  isLoaded(): boolean;
  /** Loads the code; rejects where it can't be loaded, and the next call tries again. */
  preload(): Promise<void>;
  /** For the control that opens the part: loads the code when the pointer, a finger or the focus is on it. */
  intent: { onPointerEnter(): void; onFocus(): void };
}

interface Failure {
  /** Undefined where the built-in notice is shown. */
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

/** Stands for a part whose code did not come. */
function Failed() {
  const failure = use(FailureContext);
  const tell = useEffectEvent(() => failure?.onFailed());
  useEffect(() => tell(), []);
  if (!failure || failure.failed !== undefined) return failure?.failed;
  return failure.isNotified ? <FailureNotification /> : <PartFailed onRetry={failure.retry} />;
}

/**
 * Makes a component of code that is loaded later: when the component is shown, or before by `preload`, `intent` or
 * `usePreload`. Until then its `fallback` stands there.
 */
export function lazyOnIntent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded = await load();
  };
  const hint = () => void preload().catch(() => undefined);
  // React keeps a lazy component's failure for good, so each try has its own, which never fails.
  const makeTry = () => ({
    Content:
      Loaded ??
      lazy(() =>
        preload().then(
          () => ({ default: Loaded ?? Failed }),
          () => ({ default: Failed }),
        ),
      ),
    hasFailed: false,
  });

  function Part({ when = true, fallback = null, failed, onFailed, ...rest }: Props & LazyProps) {
    // One component from then on: with another one the part would lose its state.
    const [current, setCurrent] = useState(() => (when ? makeTry() : undefined));
    if (current ? current.hasFailed && Loaded : when) setCurrent(makeTry);
    if (!current) return fallback;
    const { Content } = current;
    const failure: Failure = {
      failed,
      isNotified: onFailed !== undefined,
      onFailed: () => {
        setCurrent({ Content, hasFailed: true });
        onFailed?.();
      },
      retry: () => setCurrent(makeTry),
    };
    const props = rest as unknown as Props; // TypeScript can't subtract from a type parameter
    return (
      <FailureContext value={failure}>
        {/* Mounted when the part is wanted: a boundary that stood here before would make a navigation wait for the code. */}
        <Suspense fallback={fallback}>
          <Content {...props} />
        </Suspense>
      </FailureContext>
    );
  }

  return Object.assign(Part, {
    isLoaded: () => Loaded !== undefined,
    preload,
    intent: { onPointerEnter: hint, onFocus: hint },
  });
}
