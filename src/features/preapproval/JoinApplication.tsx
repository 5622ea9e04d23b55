import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useApplicationQuery, useDocumentsQuery } from '#api/customer/applicationCalls.ts';
import type { WireApplication, WireDocumentKind, WireSigner } from '#api/customer/applicationContract.ts';
import { isCallError } from '#api/errors.ts';
import { Section } from '#components/layouts/Section.tsx';
import { useDocumentTitle } from '#components/navigation/useDocumentTitle.ts';
import { isEmployed } from '#domain/application/applicationChoices.ts';
import { provinceName } from '#domain/geo/provinces.ts';
import { paths } from '#domain/paths.ts';
import { useAppDispatch, useAppSelector } from '#store/hooks.ts';
import { signOutChosen } from '#store/sessionSlice.ts';
import { Button } from '#ui/Button.tsx';
import { useAutosaveState, useSaveOnLeaving, useSignerAutosave } from './autosave/useAutosave.ts';
import { DashboardLayout } from './dashboard/DashboardLayout.tsx';
import { DocumentsSection } from './documents/DocumentsSection.tsx';
import { EmploymentFields } from './EmploymentFields.tsx';
import { SECTIONS } from './form/sections.ts';
import { useSectionForm } from './form/useSectionForm.ts';
import { Invitation } from './join/Invitation.tsx';
import { MatchesSection } from './matches/MatchesSection.tsx';
import { PersonFields } from './PersonFields.tsx';
import { LoadFailed, PartLoading } from './states/PartStates.tsx';
import { Sheet } from './states/Sheet.tsx';
import { usePreapprovalText } from './usePreapprovalText.ts';
import { ConflictNotice } from './wizard/ConflictNotice.tsx';
import { ErrorSummary } from './wizard/ErrorSummary.tsx';
import { SaveState } from './wizard/SaveState.tsx';

/**
 * Documents that lenders want from a co-applicant and that are missing. The applicant's dashboard shows the same list
 * for the applicant, who also provides the documents about the home and the down payment.
 */
function useOwnMissingKinds(
  applicationId: string,
  { employment }: WireSigner,
): readonly WireDocumentKind[] | undefined {
  const { data } = useDocumentsQuery(applicationId);
  if (!data) return undefined;
  const required: WireDocumentKind[] = ['identity'];
  if ((employment.annualIncome ?? 0) > 0) required.push('income');
  if (isEmployed(employment.status ?? '')) required.push('employment');
  return required.filter(
    (one) => !data.documents.some(({ kind, state }) => kind === one && state === 'kept'),
  );
}

/** Shown for an invitation that this customer cannot accept: it was sent to another address, or has expired. */
function Elsewhere() {
  const { t } = usePreapprovalText();
  const dispatch = useAppDispatch();
  const email = useAppSelector(({ session }) => session.user?.email ?? '');
  return (
    <Sheet>
      <Typography component="h2" variant="h4" role="alert" sx={{ overflowWrap: 'anywhere' }}>
        {t('join.elsewhere', { email })}
      </Typography>
      <Typography sx={{ mt: 3, mb: 5 }}>{t('join.elsewhereText')}</Typography>
      <Button
        variant="contained"
        // Reloads the page, so that the login leads back to it.
        onClick={() => dispatch(signOutChosen({ leave: 'reload' }))}
      >
        {t('join.otherAccount')}
      </Button>
    </Sheet>
  );
}

/** The view of a customer who has joined: the home, their own part and documents, and in the end the chosen lender. */
function Joined({ application, signer }: { application: WireApplication; signer: WireSigner }) {
  const { t } = usePreapprovalText();
  const name = application.applicant.firstName ?? t('join.somebody');
  const isOpen = application.status === 'draft';
  const missing = useOwnMissingKinds(application.id, signer);
  return (
    <>
      <Sheet>
        <Section heading={t('join.partHeading')}>
          <Typography>{isOpen ? t('join.partText', { name }) : t('join.submitted')}</Typography>
          <HomeFacts {...application} />
        </Section>
      </Sheet>
      {isOpen ? (
        <OwnPart key={signer.id} application={application} signer={signer} name={name} />
      ) : (
        <Sheet>
          <MatchesSection applicationId={application.id} canChoose={false} />
        </Sheet>
      )}
      <Sheet>
        <DocumentsSection applicationId={application.id} {...(missing && { missing })} />
      </Sheet>
    </>
  );
}

interface JoinApplicationProps {
  applicationId: string;
  signerId: string;
}

function Content({ applicationId, signerId }: JoinApplicationProps) {
  const { t } = usePreapprovalText();
  const [isDeclined, setDeclined] = useState(false);
  const { currentData, error, refetch } = useApplicationQuery(applicationId, {
    refetchOnMountOrArgChange: true,
  });
  const signer = currentData?.signers.find(({ id }) => id === signerId);
  if (isDeclined) {
    return (
      <Sheet>
        <Typography role="status" sx={{ mb: 4, fontWeight: 600 }}>
          {t('join.declined')}
        </Typography>
        <Button component={Link} to={paths.preApproval()} variant="outlined">
          {t('join.toPreApproval')}
        </Button>
      </Sheet>
    );
  }
  if (!currentData && !error) return <PartLoading text={t('join.loading')} heights={[280]} />;
  const isOwnerless = isCallError(error) && error.status === 404;
  if (!currentData && !isOwnerless) {
    return <LoadFailed text={t('join.failed')} error={error} onRetry={() => void refetch()} />;
  }
  if (currentData?.role === 'applicant') return <Navigate to={paths.preApproval()} replace />;
  if (isOwnerless || !currentData || !signer || signer.state === 'declined') return <Elsewhere />;
  if (signer.state === 'accepted') return <Joined application={currentData} signer={signer} />;
  return <Invitation application={currentData} signer={signer} onDeclined={() => setDeclined(true)} />;
}

/** An invitation to apply with another customer: first the answer, then the co-applicant's own part. */
export function JoinApplication({ applicationId, signerId }: JoinApplicationProps) {
  const { t } = usePreapprovalText();
  useDocumentTitle(t('join.title'));
  return (
    <DashboardLayout title={t('join.title')}>
      <Content applicationId={applicationId} signerId={signerId} />
    </DashboardLayout>
  );
}

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(4),
    padding: theme.spacing(2.5, 0),
    borderTop: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: 600, overflowWrap: 'anywhere' },
}));

type HomeFactsProps = Pick<WireApplication, 'property' | 'price'>;

/** Facts of the application: the home, its price and the down payment. */
function HomeFacts({ property, price }: HomeFactsProps) {
  const { t, locale, price: dollars } = usePreapprovalText();
  const { address, unit, city, province } = property;
  const street = address && unit ? `${address}, ${unit}` : address;
  const place = [street, city, province && provinceName(province, locale)].filter(Boolean).join(', ');
  const money = (amount: number | undefined) => (amount === undefined ? '' : dollars(amount));
  const rows = [
    ['home', place],
    ['price', money(price.total)],
    ['downPayment', money(price.downPayment)],
  ] as const;
  return (
    <Box sx={{ my: 4 }}>
      <List>
        {rows.map(([row, text]) => (
          <div key={row}>
            <dt>{t(`join.${row}`)}</dt>
            <dd>{text || t('join.notYet')}</dd>
          </div>
        ))}
      </List>
    </Box>
  );
}

interface OwnPartProps {
  application: WireApplication;
  signer: WireSigner;
  /** Name of the applicant. */
  name: string;
}

/** The co-applicant's own part, with autosave. */
function OwnPart({ application, signer, name }: OwnPartProps) {
  const { t } = usePreapprovalText();
  const autosave = useSignerAutosave(application.id, signer);
  useSaveOnLeaving(autosave);
  // Renders again when the state of the autosave changes, because problems of the forms change with it.
  useAutosaveState(autosave);
  const person = useSectionForm(SECTIONS.signer, autosave);
  const employment = useSectionForm(SECTIONS.signerEmployment, autosave);
  const [tried, setTried] = useState({ isDone: false, count: 0 });
  const finish = () => {
    void autosave.flush();
    const wrong = [person, employment].filter((section) => section.check());
    setTried(({ count }) => ({ isDone: wrong.length === 0, count: count + 1 }));
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('join.partHeading')}
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <Sheet>
        {tried.count > 0 && <ErrorSummary sections={[person, employment]} count={tried.count} />}
        <ConflictNotice autosave={autosave} />
        <Box sx={{ display: 'grid', gap: 8, maxWidth: 640 }}>
          <Section heading={t('join.about')}>
            <Typography color="textSecondary" sx={{ mb: 4 }}>
              {t('join.aboutText')}
            </Typography>
            <PersonFields section={person} fixedEmail={!autosave.isUnsaved('person.email') && 'own'} />
          </Section>
          <Section heading={t('join.work')}>
            <EmploymentFields section={employment} />
          </Section>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button type="submit" variant="contained" sx={{ minHeight: 48, px: 7 }}>
              {t('join.finish')}
            </Button>
            <SaveState autosaves={[autosave]} />
          </Box>
          <Typography role="status" sx={{ fontWeight: 600, color: 'success.main' }}>
            {tried.isDone && t('join.finished', { name })}
          </Typography>
        </Box>
      </Sheet>
    </Box>
  );
}
