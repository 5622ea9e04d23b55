import { styled } from '@mui/material/styles';

/** The lead form's room while its fields are still coming: what stands below and beside it does not move then. */
export const FormRoom = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: 1066,
  [theme.breakpoints.up('sm')]: { minHeight: 711 },
}));
