import { useMemo } from 'react';
import { useParams } from 'react-router';
import type { ListingId } from '#api/realty/realtyApi.ts';

/** The listing whose overlay the address opens: /map/{lat};{lng}/{mlsNumber}/{boardId}. */
export function useOpenListing(): ListingId | undefined {
  const { mlsNumber, boardId } = useParams();
  return useMemo(() => {
    if (!mlsNumber || !boardId || !/^\d{1,4}$/.test(boardId)) return undefined;
    return { mlsNumber: mlsNumber.toUpperCase(), boardId: Number(boardId) };
  }, [mlsNumber, boardId]);
}
