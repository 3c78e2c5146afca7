import { OmsFeedback, OmsSidemenu, OmsTopnav } from '@oms/shell/react';
import type { FakeServices } from '@oms/shell/testing';
import { LookControls, ServiceControls } from './Controls';
import { OwnHeader } from './OwnHeader';
import { useDemoTexts } from './texts';
import { useLookOfPage } from './use-look';
import { Widgets } from './Widgets';

/** The whole page: the elements around the switches and the widgets. */
export function DemoPage({ services }: { services: FakeServices }) {
  const t = useDemoTexts();
  const [look, change] = useLookOfPage();
  return (
    <div className="page" data-theme={look.theme}>
      <OmsTopnav className="bar" />
      <div className="body">
        <OmsSidemenu className="side" />
        <main>
          <h1>{t('title')}</h1>
          <p className="intro">
            {t('intro')} <a href={`/theme${location.search}`}>{t('tokens.link')}</a>
          </p>
          <LookControls look={look} onLook={change} />
          <h2>{t('services')}</h2>
          <ServiceControls services={services} />
          <OwnHeader />
          <Widgets />
        </main>
      </div>
      <OmsFeedback />
    </div>
  );
}
