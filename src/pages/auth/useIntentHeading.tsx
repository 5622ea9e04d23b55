import Box from '@mui/material/Box';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSignInIntent } from '#features/auth/useSignInIntent.ts';
import { LazySubjectHeading } from './lazySubjectHeading.ts';

/**
 * Returns the heading of an account's form for a visitor with an intent. Undefined without an intent, or if its code
 * cannot be loaded.
 */
export function useIntentHeading(form: ComponentProps<typeof LazySubjectHeading>['form']): ReactNode {
  const intent = useSignInIntent();
  const [hasFailed, setFailed] = useState(false);
  if (!intent || hasFailed) return undefined;
  return (
    <LazySubjectHeading
      // Reserved space for the heading and the choice.
      fallback={<Box sx={{ height: 212 }} />}
      failed={null}
      onFailed={() => setFailed(true)}
      intent={intent}
      form={form}
    />
  );
}
