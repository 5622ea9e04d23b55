import type { ReactNode } from 'react';
import { Features } from './Features.tsx';
import { GetStarted } from './GetStarted.tsx';
import type { MarketingPage } from './marketingPage.ts';
import { PageColumn } from './PageColumn.tsx';
import { PreApproval } from './PreApproval.tsx';
import { Reviews } from './Reviews.tsx';
import { Team } from './Team.tsx';
import { WhyChoose } from './WhyChoose.tsx';

interface PageSectionsProps {
  page: MarketingPage;
  /** The page's lead form. */
  leadForm: ReactNode;
}

/** What stands below the hero of a marketing page (L2 Marketing pages). */
export function PageSections({ page, leadForm }: PageSectionsProps) {
  return (
    <>
      <PageColumn>
        <WhyChoose page={page} />
        <Features page={page} />
      </PageColumn>
      <PreApproval />
      <PageColumn>
        <Team />
        <Reviews />
        <GetStarted>{leadForm}</GetStarted>
      </PageColumn>
    </>
  );
}
