import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons/pageIcons.tsx';

const Root = styled('span')({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  '& svg': { position: 'absolute', right: 12, pointerEvents: 'none', fontSize: '1.25rem' },
});

const List = styled('select')(({ theme: { vars, shape, spacing, typography } }) => ({
  ...typography.body1,
  appearance: 'none',
  width: '100%',
  minHeight: 44,
  margin: 0,
  padding: spacing(0, 10, 0, 3.5),
  border: `1px solid ${vars?.palette.control}`,
  borderRadius: shape.borderRadius,
  color: vars?.palette.text.primary,
  backgroundColor: vars?.palette.background.paper,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  scrollMarginTop: 144,
  '&:hover': { borderColor: vars?.palette.text.primary },
  '&[aria-invalid="true"]': { borderColor: vars?.palette.error.main },
}));

/** A choice from several options, as the platform's own list, which works well on every phone. */
export function Select({ children, ...select }: ComponentProps<'select'>) {
  return (
    <Root>
      <List {...select}>{children}</List>
      <ChevronDownIcon aria-hidden />
    </Root>
  );
}
