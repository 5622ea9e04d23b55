import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';

/** The store's dispatch with the product's types; the untyped one is not used. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** The store's selector with the product's state. */
export const useAppSelector = useSelector.withTypes<RootState>();
