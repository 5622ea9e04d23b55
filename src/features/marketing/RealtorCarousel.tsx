import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { brandPicture, brandSrcSet } from '#api/images.ts';
import { type RealtorCard, type RealtorPhoto, realtors } from '#config/content.ts';
import { REALTOR_SLIDES } from '#domain/constants.ts';
import { MailIcon, PhoneIcon } from '#ui/icons/contactIcons.tsx';
import { Carousel } from './Carousel.tsx';
import { useMarketingText } from './useMarketingText.ts';

/** The team, two members side by side on wide screens. */
export function RealtorCarousel() {
  const { t } = useMarketingText();
  return (
    <Carousel
      label={t('team.label')}
      previous={t('team.previous')}
      next={t('team.next')}
      inView={REALTOR_SLIDES}
    >
      {realtors.map((realtor) => (
        <RealtorSlide key={realtor.id} realtor={realtor} />
      ))}
    </Carousel>
  );
}

const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 260,
  objectFit: 'cover',
  objectPosition: 'center 20%',
  backgroundColor: theme.vars?.palette.chip.main,
  [theme.breakpoints.up('sm')]: { height: '100%' },
}));

interface PortraitProps {
  photo: RealtorPhoto;
  alt: string;
}

/** A person's picture, or a fallback if it cannot be loaded. */
function Portrait({ photo, alt }: PortraitProps) {
  const [isBroken, setBroken] = useState(false);
  const name = isBroken ? photo.fallback : photo.src;
  return (
    <Picture
      src={brandPicture(name, 350)}
      srcSet={brandSrcSet(name)}
      sizes="(min-width: 600px) 200px, calc(100vw - 32px)"
      alt={alt}
      width={350}
      height={350}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** The photo beside the text, or above it on phones. */
const Card = styled('li')(({ theme }) => ({
  gridTemplateColumns: '1fr',
  minHeight: 420,
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: theme.shadows[1],
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '200px 1fr', minHeight: 200 },
}));

/** One member of the team. */
function RealtorSlide({ realtor }: { realtor: RealtorCard }) {
  const { t, locale } = useMarketingText();
  const [photo] = realtor.photos;
  return (
    <Card>
      {photo && <Portrait photo={photo} alt={photo.alt[locale]} />}
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          minWidth: 0,
          px: { xs: 5, sm: 8 },
          py: { xs: 4, sm: 5 },
        }}
      >
        <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
          {realtor.title}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 1, mb: 3, color: 'text.secondary' }}>
          {realtor.body[locale]}
        </Box>
        {realtor.buttons.map(({ id, label, link, email }) => (
          <Link
            key={id}
            href={link}
            underline="hover"
            aria-label={t(email ? 'team.write' : 'team.call', {
              name: realtor.title,
              label: label[locale],
              number: label[locale],
            })}
            sx={{
              display: 'inline-flex',
              alignSelf: 'flex-start',
              alignItems: 'center',
              gap: 2,
              minHeight: 44,
              fontWeight: 600,
            }}
          >
            {email ? <MailIcon fontSize="small" /> : <PhoneIcon fontSize="small" />}
            {label[locale]}
          </Link>
        ))}
      </Box>
    </Card>
  );
}
