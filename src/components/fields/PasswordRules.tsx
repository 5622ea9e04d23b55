import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { brokenPasswordRules, PASSWORD_RULES } from '#domain/account/password.ts';
import { CircleIcon } from '#ui/icons/accountIcons.tsx';
import { CheckIcon } from '#ui/icons/commonIcons.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import './fieldTexts.ts';

interface PasswordRulesProps {
  /** For the `aria-describedby` of the password's field. */
  id: string;
  /** The password as it is typed. */
  password: string;
}

/** The rules for a new password, each ticked off as soon as it is met. */
export function PasswordRules({ id, password }: PasswordRulesProps) {
  const { t } = useTranslation('common');
  const broken = brokenPasswordRules(password);
  return (
    <Box
      component="ul"
      id={id}
      aria-label={t('passwordRules.label')}
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        columnGap: 4,
        rowGap: 1,
        m: 0,
        mt: 2.5,
        p: 0,
        listStyle: 'none',
        typography: 'body2',
      }}
    >
      {PASSWORD_RULES.map((rule) => {
        const isMet = !broken.includes(rule);
        const Icon = isMet ? CheckIcon : CircleIcon;
        return (
          <Box
            component="li"
            key={rule}
            sx={{ display: 'flex', gap: 1.5, color: isMet ? 'success.main' : 'text.secondary' }}
          >
            <Icon sx={{ fontSize: '1.25rem', flex: 'none' }} aria-hidden />
            <span>
              {t(`passwordRules.${rule}`)}
              <VisuallyHidden>, {t(isMet ? 'passwordRules.met' : 'passwordRules.unmet')}</VisuallyHidden>
            </span>
          </Box>
        );
      })}
    </Box>
  );
}
