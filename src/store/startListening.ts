import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer.ts';

/** What `addXListeners` takes: the listener middleware's start, knowing the product's state. */
export type StartListening = TypedStartListening<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;
