import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { lazyOnIntent } from '#components/lazy/lazyOnIntent.tsx';
import { useSignInIntent } from '#features/auth/useSignInIntent.ts';

const SubjectHeading = lazyOnIntent(async () => (await import('./SubjectHeading.tsx')).SubjectHeading);

/**
 * Returns the heading of an account's form for a visitor with an intent. Its code is not part of other visitors' pages.
 * Undefined without an intent, or if the code cannot be loaded.
 */
export function useIntentHeading(form: ComponentProps<typeof SubjectHeading>['form']): ReactNode {
  const intent = useSignInIntent();
  const [hasFailed, setFailed] = useState(false);
  if (!intent || hasFailed) return undefined;
  return (
    <SubjectHeading
      // Reserved space for the heading and the choice.
      fallback={<Box sx={{ height: 212 }} />}
      failed={null}
      onFailed={() => setFailed(true)}
      intent={intent}
      form={form}
    />
  );
}
