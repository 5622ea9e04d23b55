import { useTranslation } from 'react-i18next';
import type { WireUser, WireUserChanges } from '#api/customer/contract.ts';
import { useChangeUserMutation } from '#api/customer/userCalls.ts';
import { isCallError } from '#api/errors.ts';
import { useUserCheck } from '#components/user-check/useUserCheck.ts';

/** A rule that a value breaks. */
export interface BrokenRule {
  /** "name.first", "phone" */
  field: string;
  keyword: string;
  limit: number | null;
}

/** The reason if a change was not saved: values that can be corrected, or an error that no value corrects. */
export type Refusal = { kind: 'values'; broken: readonly BrokenRule[] } | { kind: 'failure'; text: string };

/** Saves a change of the customer after checking it by the schema of users. Resolves to undefined if it was saved. */
export function useSaveUser(user: WireUser): (changes: WireUserChanges) => Promise<Refusal | undefined> {
  const { t } = useTranslation('profile');
  const check = useUserCheck();
  const [change] = useChangeUserMutation();
  return async (changes) => {
    const fields = Object.keys(changes);
    const ofChange = ({ field }: { field: string }) => fields.some((name) => field.startsWith(name));
    const { name = user.name, phone } = changes;
    const checked = await check({ name, email: user.email, ...(phone && { phone }) });
    if (checked === 'unreachable') return { kind: 'failure', text: t('errors.unreachable') };
    if (checked === 'missing') return { kind: 'failure', text: t('errors.formFault') };
    const broken = checked.filter(ofChange);
    if (broken.length > 0) return { kind: 'values', broken };
    const { error } = await change(changes);
    if (!error) return undefined;
    if (!isCallError(error)) return { kind: 'failure', text: t('errors.failed') };
    const refused = error.refused.filter(ofChange).map((entry) => ({ ...entry, limit: null }));
    if (refused.length > 0) return { kind: 'values', broken: refused };
    return { kind: 'failure', text: t(error.status === 0 ? 'errors.unreachable' : 'errors.failed') };
  };
}
