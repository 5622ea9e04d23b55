import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { useSignInIntent } from '#features/auth/useSignInIntent.ts';
import { useLaterWhen } from '#ui/useLater.ts';
import type { SubjectHeading } from './SubjectHeading.tsx';

const load = () => import('./SubjectHeading.tsx').then((part) => part.SubjectHeading);

/**
 * The heading of an account's form where the visitor wants something: its code is no part of the pages of everybody else.
 * Undefined where they want nothing, or where it cannot be loaded.
 */
export function useIntentHeading(form: ComponentProps<typeof SubjectHeading>['form']): ReactNode {
  const intent = useSignInIntent();
  const { Part, isMissing } = useLaterWhen(load, intent !== undefined);
  if (!intent || isMissing) return undefined;
  // The room that the heading and the choice will take.
  return Part ? <Part intent={intent} form={form} /> : <Box sx={{ height: 212 }} />;
}
