import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch } from './makeStore.ts';
import type { RootState } from './rootReducer.ts';

/** The store's dispatch and selector with the product's types: the untyped ones are not used. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
