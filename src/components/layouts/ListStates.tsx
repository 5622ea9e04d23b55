import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EmptyState } from './EmptyState.tsx';

const CARDS = ['first', 'second', 'third'];

/** Placeholders of a list of cards, with a text for screen readers. 3 cards by default. */
export function LoadingCards({ text, count }: { text: string; count?: number }) {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {CARDS.slice(0, count).map((card) => (
        <Skeleton key={card} variant="rounded" height={172} aria-hidden />
      ))}
    </Box>
  );
}

interface FailedStateProps {
  sentence: string;
  /** Text of the button. */
  retry: string;
  onRetry: () => void;
}

/** Replaces content that could not be loaded, and offers another attempt. */
export function FailedState({ sentence, retry, onRetry }: FailedStateProps) {
  return (
    <EmptyState
      role="alert"
      sentence={sentence}
      action={
        <Button variant="contained" onClick={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}

interface ListStatesProps {
  /** Undefined until they are known. */
  entries: readonly unknown[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  textOf: (name: 'loading' | 'failed' | 'retry' | 'empty' | 'emptyAction') => string;
  /** Placeholders of cards by default. */
  loading?: (text: string) => ReactNode;
  /** The list. */
  children: ReactNode;
}

/** A list of the profile: its placeholders, its failure with another attempt, the way to homes if it is empty, or itself. */
export function ListStates({
  entries,
  hasFailed,
  onRetry,
  textOf,
  loading = (text) => <LoadingCards text={text} />,
  children,
}: ListStatesProps) {
  if (hasFailed) {
    return <FailedState sentence={textOf('failed')} retry={textOf('retry')} onRetry={onRetry} />;
  }
  if (!entries) return loading(textOf('loading'));
  if (entries.length > 0) return children;
  return (
    <EmptyState
      scene="nothing-saved"
      sentence={textOf('empty')}
      action={
        <Button variant="contained" component={Link} to={paths.map()}>
          {textOf('emptyAction')}
        </Button>
      }
    />
  );
}
