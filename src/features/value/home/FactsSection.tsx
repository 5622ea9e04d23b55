import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { WireHomeFacts } from '#api/realty/estimateContract.ts';
import { Section } from '#components/layouts/Section.tsx';
import { feedWord } from '#i18n/feedWords.ts';
import { Button } from '#ui/Button.tsx';
import { useValueText } from '../useValueText.ts';
import { FactsForm } from './FactsForm.tsx';
import { FACTS, knownFacts } from './factFields.ts';
import type { Claim } from './useClaim.ts';

type Condition = -2 | -1 | 0 | 1 | 2;

interface FactsSectionProps {
  /** Undefined without a listing. */
  listed: WireHomeFacts | undefined;
  claim: Claim;
}

/** The facts that the estimate uses, and for the customer who claims the home the form that corrects them. */
export function FactsSection({ listed, claim }: FactsSectionProps) {
  const { t, locale, number } = useValueText();
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const corrected = claim.own?.facts ?? {};
  const facts = knownFacts(listed, corrected);
  const textOf = (name: (typeof FACTS)[number]): string => {
    if (name === 'propertyType') return facts.propertyType ? feedWord(facts.propertyType, locale) : '';
    const value = facts[name];
    if (value === undefined) return '';
    if (name === 'condition') return t(`facts.conditions.${value as Condition}`); // as the service checks
    return name === 'yearBuilt' ? String(value) : number(value);
  };
  const rows = FACTS.flatMap((name) => {
    const text = textOf(name);
    return text ? [{ name, text, isCorrected: corrected[name] !== undefined }] : [];
  });
  if (rows.length === 0 && !claim.own) return null;
  return (
    <Section heading={t('facts.heading')} anchor="facts">
      {rows.length > 0 && (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
            gap: 4,
            m: 0,
          }}
        >
          {rows.map(({ name, text, isCorrected }) => (
            <div key={name}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {t(`facts.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {text}
                {isCorrected && (
                  <Box component="span" sx={{ display: 'block', typography: 'body2', fontWeight: 400 }}>
                    {t('facts.corrected')}
                  </Box>
                )}
              </Typography>
            </div>
          ))}
        </Box>
      )}
      {!claim.own && (
        <Typography color="textSecondary" sx={{ mt: 4, maxWidth: '70ch' }}>
          {t('facts.fromListing')}
        </Typography>
      )}
      <div role="status">
        {isSaved && !isEditing && <Typography sx={{ mt: 4, fontWeight: 600 }}>{t('facts.saved')}</Typography>}
      </div>
      {claim.own && !isEditing && (
        <Button
          ref={opener}
          variant="outlined"
          onClick={() => {
            setSaved(false);
            setEditing(true);
          }}
          sx={{ mt: 4 }}
        >
          {t(listed ? 'facts.edit' : 'facts.add')}
        </Button>
      )}
      {claim.own && isEditing && (
        <FactsForm
          corrected={corrected}
          listed={listed}
          onSave={(changed) => claim.change({ facts: changed })}
          onEnd={(hasSaved) => {
            setSaved(hasSaved);
            setEditing(false);
          }}
        />
      )}
    </Section>
  );
}
