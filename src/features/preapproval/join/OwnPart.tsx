import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { WireApplication, WireSigner } from '#api/customer/applicationContract.ts';
import { Section } from '#components/frames/Section.tsx';
import { Button } from '#ui/Button.tsx';
import { EmploymentFields } from '../EmploymentFields.tsx';
import { SECTIONS } from '../form/sections.ts';
import { useSectionForm } from '../form/useSectionForm.ts';
import { ConflictNotice } from '../frame/ConflictNotice.tsx';
import { ErrorSummary } from '../frame/ErrorSummary.tsx';
import { SaveState } from '../frame/SaveState.tsx';
import { useKeeping, useSafeLeaving, useSignerKeeper } from '../keep/useKeeper.ts';
import { PersonFields } from '../PersonFields.tsx';
import { Sheet } from '../states/Sheet.tsx';
import { usePreapprovalText } from '../usePreapprovalText.ts';

interface OwnPartProps {
  application: WireApplication;
  signer: WireSigner;
  /** Of the applicant. */
  name: string;
}

/** The co-applicant's own part, kept as it is typed. */
export function OwnPart({ application, signer, name }: OwnPartProps) {
  const { t } = usePreapprovalText();
  const keeper = useSignerKeeper(application.id, signer);
  useSafeLeaving(keeper);
  // What is wrong is drawn anew with each change.
  useKeeping(keeper);
  const person = useSectionForm(SECTIONS.signer, keeper);
  const employment = useSectionForm(SECTIONS.signerEmployment, keeper);
  const [tried, setTried] = useState({ isDone: false, count: 0 });
  const finish = () => {
    void keeper.flush();
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
        <ConflictNotice keeper={keeper} />
        <Box sx={{ display: 'grid', gap: 8, maxWidth: 640 }}>
          <Section heading={t('join.about')}>
            <Typography color="textSecondary" sx={{ mb: 4 }}>
              {t('join.aboutText')}
            </Typography>
            <PersonFields section={person} fixedEmail={!keeper.isWanted('person.email') && 'own'} />
          </Section>
          <Section heading={t('join.work')}>
            <EmploymentFields section={employment} />
          </Section>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
            <Button type="submit" variant="contained" sx={{ minHeight: 48, px: 7 }}>
              {t('join.finish')}
            </Button>
            <SaveState keepers={[keeper]} />
          </Box>
          <Typography role="status" sx={{ fontWeight: 600, color: 'success.main' }}>
            {tried.isDone && t('join.finished', { name })}
          </Typography>
        </Box>
      </Sheet>
    </Box>
  );
}
