import { OfficePicture } from '#components/product-pictures/OfficePicture.tsx';
import { LeadForm } from '#features/leads/LeadForm.tsx';
import { ContactColumns } from '#features/marketing/ContactColumns.tsx';
import { useMarketingHead } from '#features/marketing/useMarketingHead.ts';
import { usePageText } from '#features/marketing/usePageText.ts';

/** /contact: ways to reach the brokerage, and a contact form. */
export default function ContactPage() {
  const { t } = usePageText();
  useMarketingHead('contact');
  return (
    <ContactColumns picture={<OfficePicture />}>
      <LeadForm heading={t('contact.lead.title')} subtitle={t('contact.lead.subtitle')} />
    </ContactColumns>
  );
}
