import {
  findChanges,
  findMembersHomes,
  findMembership,
  type MemberHome,
} from '#server/store/customer/sharedLists.ts';
import type { QueryContext } from '#server/store/tables.ts';
import type {
  WireHeart,
  WireSharedHome,
  WireSharedHomeId,
  WireSharing,
} from '../../../src/api/customer/sharedListContract.ts';

/** Number of changes in an answer. */
const SHOWN_CHANGES = 20;

const wireId = ({ board, mls }: Pick<MemberHome, 'board' | 'mls'>): WireSharedHomeId => ({
  mlsNumber: mls,
  boardId: board,
});

const wireHeart = ({ saved, note, noted }: MemberHome): WireHeart => ({ saved, note, noted });

/** The homes of both members, one entry for each home, in the order of their newest heart. */
function wireHomes(hearts: readonly MemberHome[], userId: string): WireSharedHome[] {
  const homes = new Map<string, WireSharedHome>();
  for (const heart of hearts) {
    const key = `${heart.board} ${heart.mls}`;
    const known = homes.get(key) ?? { ...wireId(heart), yours: null, theirs: null };
    homes.set(key, { ...known, [heart.user_id === userId ? 'yours' : 'theirs']: wireHeart(heart) });
  }
  return [...homes.values()];
}

/** The shared list or the invitation as one customer may see it. @param now ISO 8601 */
export async function wireSharing(store: QueryContext, userId: string, now: string): Promise<WireSharing> {
  const membership = await findMembership(store, userId);
  if (!membership) return { state: 'none' };
  const { list, own, partner } = membership;
  const { state, since } = list;
  if (state !== 'shared') {
    return {
      state,
      email: list.email ?? '',
      name: own.name,
      line: list.line,
      sharesSaved: own.shares_saved === 1,
      invited: list.invited,
      isExpired: state === 'invited' && (list.expires ?? '') <= now,
    };
  }
  const [hearts, changes] = await Promise.all([
    findMembersHomes(store, membership),
    findChanges(store, list.id, SHOWN_CHANGES),
  ]);
  return {
    state,
    isOwner: own.role === 'owner',
    partner: partner?.name ?? '',
    since: since ?? list.invited,
    homes: wireHomes(
      hearts.filter(({ isPrivate }) => !isPrivate),
      userId,
    ),
    privateHomes: hearts.filter(({ isPrivate }) => isPrivate).map(wireId),
    changes: changes.map(({ at, kind, user_id, board, mls }) => ({
      at,
      isYours: user_id === userId,
      kind,
      home: board === null || mls === null ? null : wireId({ board, mls }),
    })),
  };
}
