import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useImperativeHandle } from 'react';
import { useTranslation } from 'react-i18next';
import { RELATIONS } from '#domain/application/applicationChoices.ts';
import { EmploymentFields } from '../EmploymentFields.tsx';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import { FieldStack } from '../fields/FieldStack.tsx';
import { useOptions } from '../fields/useOptions.ts';
import { SECTIONS } from '../form/sections.ts';
import { type SectionForm, useSectionForm } from '../form/useSectionForm.ts';
import type { DraftKeeper } from '../keep/draftKeeper.ts';
import { EmailLine, PersonFields } from '../PersonFields.tsx';

const Invitation = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(5),
  border: `1px solid ${theme.vars?.palette.line}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
}));

interface SignerPartProps {
  keeper: DraftKeeper;
  /** Its forms, for whoever checks the whole page. */
  forms: Ref<readonly SectionForm[]>;
  /** The way to let them fill it in. */
  invitation: ReactNode;
  /** They have accepted it. */
  isAccepted: boolean;
}

/** What the applicant tells of the co-applicant. */
export function SignerPart({ keeper, forms, invitation, isAccepted }: SignerPartProps) {
  const { t } = useTranslation('application');
  const options = useOptions();
  const relation = useSectionForm(SECTIONS.relation, keeper);
  const person = useSectionForm(SECTIONS.signer, keeper);
  const employment = useSectionForm(SECTIONS.signerEmployment, keeper);
  useImperativeHandle(forms, () => [relation, person, employment]);
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
        // One that was typed before it was accepted has to be put right.
        fixedEmail={isAccepted && !keeper.isWanted('person.email') && 'other'}
      />
      <Invitation>
        <Typography component="h2" variant="h6">
          {t(isAccepted ? 'fields.state' : 'signer.invite')}
        </Typography>
        {invitation}
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
