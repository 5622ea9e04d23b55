import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAddSignerMutation } from '#api/customer/applicationCalls.ts';
import type { WireSigner } from '#api/customer/applicationContract.ts';
import { RELATIONS } from '#domain/application/applicationChoices.ts';
import { AlertBox } from '#ui/AlertBox.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { useSaveOnLeaving, useSignerAutosave } from '../autosave/useAutosave.ts';
import { EmploymentFields } from '../EmploymentFields.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldStack } from '../fields/GroupLayout.tsx';
import { useOptions } from '../fields/useOptions.ts';
import { SECTIONS } from '../form/sections.ts';
import { type SectionForm, useSectionForm } from '../form/useSectionForm.ts';
import { InviteSigner } from '../InviteSigner.tsx';
import { EmailLine, PersonFields } from '../PersonFields.tsx';
import { StepForm } from '../wizard/StepForm.tsx';
import type { StepProps } from './stepProps.ts';

const Invitation = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
}));

interface SignerPartProps {
  autosave: Autosave;
  /** The forms, so that the page can check all of them. */
  forms: Ref<readonly SectionForm[]>;
  applicationId: string;
  signer: WireSigner;
}

/** The applicant's answers about the co-applicant. */
function SignerPart({ autosave, forms, applicationId, signer }: SignerPartProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const relation = useSectionForm(SECTIONS.relation, autosave);
  const person = useSectionForm(SECTIONS.signer, autosave);
  const employment = useSectionForm(SECTIONS.signerEmployment, autosave);
  useImperativeHandle(forms, () => [relation, person, employment]);
  const isAccepted = signer.state === 'accepted';
  const save = async () => {
    person.left('email');
    await autosave.flush();
    const { version, members } = autosave.snapshot().record;
    const email = members['person.email'];
    const isShown = email === person.form.getValues('email')?.trim();
    return typeof email === 'string' && isShown ? { version, email } : undefined;
  };
  return (
    <FieldStack>
      <ChoiceField
        section={relation}
        field="relation"
        options={options.of('relation', RELATIONS)}
        help={t('help.relation')}
      />
      <EmailLine
        section={person}
        isOther
        // An email that was typed before the acceptance can still be corrected.
        fixedEmail={isAccepted && !autosave.isUnsaved('person.email') && 'other'}
      />
      <Invitation>
        <Typography component="h2" variant="h6">
          {t(isAccepted ? 'fields.state' : 'signer.invite')}
        </Typography>
        <InviteSigner applicationId={applicationId} signer={signer} save={save} />
      </Invitation>
      <Typography component="h2" variant="h4" sx={{ mt: 4 }}>
        {t('signer.person')}
      </Typography>
      <PersonFields section={person} isOther isWithoutEmail />
      <Typography component="h2" variant="h4" sx={{ mt: 4 }}>
        {t('signer.employment')}
      </Typography>
      <EmploymentFields section={employment} isOther />
    </FieldStack>
  );
}

/** True if removing the co-applicant would lose answers. */
function hasAnswers({ state, relation, person, employment }: WireSigner): boolean {
  const answers = [...Object.values(person), ...Object.values(employment), relation];
  return state !== 'draft' || answers.some((value) => value !== null && value !== undefined);
}

/** True if a form has any text, saved or not. */
const isFilledIn = ({ form }: SectionForm): boolean =>
  Object.values(form.getValues()).some((text) => text !== undefined && text !== '');

/** The question whether the customer applies alone, and the co-applicant's part. */
export function CoApplicantStep({ application, autosave }: StepProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const aloneForm = useSectionForm(SECTIONS.alone, autosave);
  const isTogether = useWatch({ control: aloneForm.form.control, name: 'isAlone' }) === 'no';
  const [signer] = application.signers;
  const signerAutosave = useSignerAutosave(application.id, signer);
  useSaveOnLeaving(signerAutosave);
  const signerForms = useRef<readonly SectionForm[]>(null);
  const [isAsking, setAsking] = useState(false);
  const [add, { isError, isLoading }] = useAddSignerMutation();

  const addSigner = useEffectEvent(() => {
    if (!isTogether || signer || isLoading) return;
    void autosave.flush().then(() => add({ applicationId: application.id, signer: {} }));
  });
  useEffect(() => {
    if (isTogether) addSigner();
  }, [isTogether]);

  const leaveSigner = () => {
    setAsking(false);
    aloneForm.replace({ isAlone: 'yes' });
    aloneForm.form.setFocus('isAlone');
    void autosave.flush();
  };
  const isTheirs = signer?.state === 'invited' || signer?.state === 'accepted';
  /** An invited co-applicant may fill in missing fields. Wrong fields are shown in any case. */
  const forThem = (section: SectionForm): SectionForm =>
    isTheirs ? { ...section, check: () => section.check(true) } : section;
  return (
    <StepForm
      step="co-applicant"
      sections={() => [aloneForm, ...(isTogether ? (signerForms.current ?? []).map(forThem) : [])]}
      autosaves={isTogether && signerAutosave ? [autosave, signerAutosave] : [autosave]}
    >
      <FieldStack>
        <ChoiceField
          section={aloneForm}
          field="isAlone"
          options={options.of('isAlone', ['yes', 'no'])}
          help={t('help.isAlone')}
          mayChoose={(choice) => {
            const hasDetails =
              (signer && hasAnswers(signer)) || signerForms.current?.some(isFilledIn) === true;
            const wouldLose = choice === 'yes' && hasDetails;
            setAsking(wouldLose);
            return !wouldLose;
          }}
        />
        {isAsking && (
          <Box role="alert" sx={{ display: 'grid', gap: 4, p: 5, borderRadius: 1, bgcolor: 'chip.main' }}>
            <Typography>
              {t('signer.leaveText', { name: signer?.person.firstName ?? t('signer.unnamed') })}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
              <Button variant="contained" onClick={leaveSigner}>
                {t('signer.leave')}
              </Button>
              <Button onClick={() => setAsking(false)}>{t('signer.stay')}</Button>
            </Box>
          </Box>
        )}
        {isTogether && isError && (
          <AlertBox text={t('signer.failed')}>
            <Button onClick={addSigner}>{t('save.retry')}</Button>
          </AlertBox>
        )}
        {isTogether && !signerAutosave && !isError && <Skeleton variant="rounded" height={240} aria-hidden />}
        {isTogether && signer && signerAutosave && (
          <SignerPart
            key={signer.id}
            autosave={signerAutosave}
            forms={signerForms}
            applicationId={application.id}
            signer={signer}
          />
        )}
      </FieldStack>
    </StepForm>
  );
}
