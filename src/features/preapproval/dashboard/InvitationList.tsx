import Box from '@mui/material/Box';
import { Link } from 'react-router';
import type { WireDashboard } from '#api/customer/applicationContract.ts';
import { Section } from '#components/frames/Section.tsx';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

/** Applications of others that this customer is asked to join, or has joined. */
export function InvitationList({ invitations }: Pick<WireDashboard, 'invitations'>) {
  const { t } = usePreapprovalText();
  if (invitations.length === 0) return null;
  return (
    <Sheet>
      <Section heading={t('invitations.heading')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
          {invitations.map(({ applicationId, signerId, firstName, state }) => (
            <Box
              key={signerId}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}
            >
              <Box component="p" sx={{ m: 0, flex: '1 1 220px', fontWeight: 600 }}>
                {t(`invitations.${state}`, { name: firstName ?? t('invitations.somebody') })}
              </Box>
              <Button
                component={Link}
                variant={state === 'invited' ? 'contained' : 'outlined'}
                to={paths.joinApplication(applicationId, signerId)}
              >
                {t(state === 'invited' ? 'invitations.open' : 'invitations.continue')}
              </Button>
            </Box>
          ))}
        </Box>
      </Section>
    </Sheet>
  );
}
