import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useLocation, useNavigate } from 'react-router';
import { useStartApplicationMutation } from '#api/customer/applicationCalls.ts';
import type { WireDashboard } from '#api/customer/applicationContract.ts';
import { brandPicture, brandSrcSet } from '#api/images.ts';
import { Section } from '#components/layouts/Section.tsx';
import { brand } from '#config/brand.ts';
import { LENDER_CODES } from '#domain/mortgage/lenders.ts';
import { paths } from '#domain/paths.ts';
import { Button } from '#ui/Button.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { ArrowForwardIcon } from '#ui/icons/pageIcons.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

const NEEDED = ['price', 'income', 'owned', 'papers'] as const;

function StartButton() {
  const { t } = usePreapprovalText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [start, { isLoading, isError }] = useStartApplicationMutation();
  const begin = async () => {
    if (isLoading) return;
    const { data } = await start();
    // Keeps the query, which names the home.
    if (data) void navigate(paths.preApproval('property') + search);
  };
  return (
    <>
      <Button
        variant="contained"
        aria-disabled={isLoading}
        startIcon={isLoading && <Spinner />}
        endIcon={!isLoading && <ArrowForwardIcon aria-hidden />}
        onClick={() => void begin()}
        sx={{ minHeight: 48, px: 7 }}
      >
        {t(isLoading ? 'start.starting' : 'start.action')}
      </Button>
      {isError && (
        <Typography role="alert" color="error" sx={{ mt: 3, fontWeight: 600 }}>
          {t('start.failed')}
        </Typography>
      )}
    </>
  );
}

/** Shown before the first application: its purpose, its requirements, and how the answers are used. */
export function StartScreen() {
  const { t } = usePreapprovalText();
  return (
    <>
      <Sheet>
        <Box
          sx={{
            display: 'grid',
            alignItems: 'center',
            gap: { xs: 5, md: 10 },
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <div>
            <Typography component="h2" sx={{ typography: { xs: 'h4', md: 'h3' }, textWrap: 'balance' }}>
              {t('start.heading')}
            </Typography>
            <Typography sx={{ mt: 3, mb: 6, fontSize: '1.125rem', maxWidth: '56ch' }}>
              {t('start.text', { count: LENDER_CODES.length })}
            </Typography>
            <StartButton />
          </div>
          <Box
            component="img"
            src={brandPicture('pre-approval', 800)}
            srcSet={brandSrcSet('pre-approval')}
            sizes="380px"
            alt=""
            width={800}
            height={533}
            sx={{
              display: { xs: 'none', sm: 'block' },
              width: '100%',
              maxWidth: 380,
              height: 'auto',
              mx: 'auto',
            }}
          />
        </Box>
      </Sheet>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 8, md: 10 },
          gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
          mt: { xs: 2, md: 4 },
          px: { md: 6 },
        }}
      >
        <Section heading={t('start.need')}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
            {NEEDED.map((item) => (
              <Box key={item} component="li" sx={{ display: 'flex', gap: 2 }}>
                <CheckIcon aria-hidden sx={{ color: 'primary.main', flex: 'none' }} />
                {t(`start.needItems.${item}`)}
              </Box>
            ))}
          </Box>
        </Section>
        <Section heading={t('start.time')}>
          <Typography>{t('start.timeText')}</Typography>
        </Section>
        <Section heading={t('start.data')}>
          <Typography>{t('start.dataText', { mortgageBrokerage: brand.mortgageBrokerage })}</Typography>
        </Section>
      </Box>
    </>
  );
}

/** Applications of others that this customer is invited to join, or has joined. */
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
