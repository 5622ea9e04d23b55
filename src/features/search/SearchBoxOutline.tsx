import { styled } from '@mui/material/styles';

/** `hero` is the large box of the home page, `bar` the box of the header. */
export type SearchVariant = 'hero' | 'bar';

/** The search box's outline. The small screens' link to /search has the same one. */
export const SearchBoxOutline = styled('div', { shouldForwardProp: (name) => name !== 'variant' })<{
  variant: SearchVariant;
}>(({ theme, variant }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  width: '100%',
  boxSizing: 'border-box',
  border: '1px solid',
  borderRadius: 999,
  color: theme.vars?.palette.text.primary,
  transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
  ...(variant === 'hero'
    ? {
        minHeight: 64,
        padding: theme.spacing(0, 2, 0, 5),
        fontSize: '1.125rem',
        borderColor: 'transparent',
        backgroundColor: theme.vars?.palette.background.paper,
        boxShadow: theme.shadows[2],
      }
    : {
        minHeight: 44,
        padding: theme.spacing(0, 1, 0, 4),
        fontSize: '1rem',
        borderColor: theme.vars?.palette.divider,
        backgroundColor: theme.vars?.palette.background.ground,
      }),
  '&:focus-within': {
    borderColor: theme.vars?.palette.primary.dark,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars?.palette.primary.main} 35%, transparent)`,
  },
  '& > svg': { flex: 'none', color: theme.vars?.palette.text.secondary },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  '& input::placeholder': { color: theme.vars?.palette.text.secondary, opacity: 1 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
}));
