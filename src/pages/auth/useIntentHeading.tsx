import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useSignInIntent } from '#features/auth/useSignInIntent.ts';

const SubjectHeading = lazyOnIntent(async () => (await import('./SubjectHeading.tsx')).SubjectHeading);

/**
 * The heading of an account's form where the visitor wants something: its code is no part of the pages of everybody else.
 * Undefined where they want nothing, or where it cannot be loaded.
 */
export function useIntentHeading(form: ComponentProps<typeof SubjectHeading>['form']): ReactNode {
  const intent = useSignInIntent();
  const [hasFailed, setFailed] = useState(false);
  if (!intent || hasFailed) return undefined;
  return (
    <SubjectHeading
      // The room that the heading and the choice will take.
      fallback={<Box sx={{ height: 212 }} />}
      failed={null}
      onFailed={() => setFailed(true)}
      intent={intent}
      form={form}
    />
  );
}
