import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

/** A link in the shape of a pill, one of several side by side. MUI's chip would load its buttons and icons too. */
export const ChipLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  justifyContent: 'center',
  alignItems: 'center',
  boxSizing: 'border-box',
  maxWidth: '100%',
  minHeight: 44,
  padding: theme.spacing(1, 4),
  borderRadius: 999,
  fontWeight: 600,
  fontSize: '0.875rem',
  textDecoration: 'none',
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.chip.main,
  transition: 'background-color 150ms ease-out',
  '&:hover': {
    backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.chip.main} 88%, ${theme.vars?.palette.text.primary})`,
  },
}));
