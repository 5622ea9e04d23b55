import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Frame = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  zIndex: 2,
  top: '100%',
  left: 0,
  right: 0,
  marginTop: theme.spacing(1),
  overflowY: 'auto',
}));

/** The frame of a combobox's list, below the field and over the page. The element around both is positioned. */
export function DropdownFrame(props: PaperProps) {
  return <Frame elevation={4} {...props} />;
}
