import { useEffect } from 'react';
import { NOTICE_ROOM } from '#domain/constants.ts';
import { paths } from '#domain/paths.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { noticeRoomChanged } from '#store/notificationsSlice.ts';

const ROOMY: readonly string[] = [paths.newAccount(), paths.verify()];

/** Lets the sign-up and reset pages show more notices at once than others (A9). */
export function useNoticeRoom(pathname: string): void {
  const dispatch = useAppDispatch();
  const room = ROOMY.includes(pathname) ? NOTICE_ROOM.account : NOTICE_ROOM.shell;
  useEffect(() => {
    dispatch(noticeRoomChanged(room));
  }, [dispatch, room]);
}
