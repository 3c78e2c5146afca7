import { configureShell, getShell } from '@oms/shell';
import { OmsFeedback, OmsSidemenu, OmsTopnav, useLanguage } from '@oms/shell/react';
import type { FakeServices } from '@oms/shell/testing';
import { useState } from 'react';
import { type Look, LookControls, ServiceControls } from './Controls';
import { OwnHeader } from './OwnHeader';
import { useDemoTexts } from './texts';
import { Widgets } from './Widgets';

/** The whole page: the elements around the switches and the widgets. */
export function DemoPage({ services }: { services: FakeServices }) {
  const t = useDemoTexts();
  const [lang] = useLanguage();
  const [look, setLook] = useState<Look>({ theme: 'auto', density: 'normal' });
  /** The configuration's look reaches elements, widgets and what floats alike; it is read when a shell begins. */
  const change = (next: Look) => {
    setLook(next);
    getShell().destroy();
    configureShell({ ...next, lang });
    void getShell().ready();
  };
  return (
    <div className="page" data-theme={look.theme}>
      <OmsTopnav className="bar" />
      <div className="body">
        <OmsSidemenu className="side" />
        <main>
          <h1>{t('title')}</h1>
          <p className="intro">{t('intro')}</p>
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
