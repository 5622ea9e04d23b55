import { styled } from '@mui/material/styles';

/** The lead form's room while its fields are still coming: what stands below and beside it does not move then. */
export const FormRoom = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: 1066,
  [theme.breakpoints.up('sm')]: { minHeight: 711 },
  // Its words are longer, and wrap once more in the narrowest windows.
  '&:lang(fr)': {
    minHeight: 1143,
    '@media (min-width: 340px)': { minHeight: 1100 },
    [theme.breakpoints.up('sm')]: { minHeight: 732 },
  },
}));
