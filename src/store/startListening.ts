import type { ThunkDispatch, TypedStartListening, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer.ts';

/** Parameter of `addXListeners`: the listener middleware's start with the app's state. */
export type StartListening = TypedStartListening<RootState, ThunkDispatch<RootState, unknown, UnknownAction>>;
