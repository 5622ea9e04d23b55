import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useNavigation } from 'react-router';

const grow = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

/** A thin line at the top while the next page's code is loaded; it waits a little, so that quick ones show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 0,
        height: 3,
        zIndex: 'tooltip',
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        transform: 'scaleX(0)',
        animation: `${grow} 4s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms forwards`,
      }}
    />
  );
}
