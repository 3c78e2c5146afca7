import type { OmsEventMap } from '../../core/events/types';
import type { LatePlatform } from '../../core/platform/late-platform';
import { defineStore } from '../../core/store/define-store';
import { createBatch, type Tracked } from './batch';
import { trackingConsentStore } from './consent';
import { controlOf } from './control';

/** The address without what somebody may have typed into it: search texts, filters, tokens. */
function bare(url: string, base: string): string {
  const { origin, pathname } = new URL(url, base);
  return origin + pathname;
}

/**
 * Page views and clicks: `oms-track` for the page's own code, and in batches to `trackingUrl` where the user agrees and
 * the browser does not object. Used once, it runs as long as the shell (docs/behaviour.md#tracking).
 */
export const trackingStore = defineStore(
  'tracking',
  ({ config, platform, events, session, i18n, use }, scope) => {
    const consent = use(trackingConsentStore);
    let seen = '';

    function track(event: Pick<Tracked, 'kind' | 'url' | 'source' | 'id'>): void {
      const { user } = session.$state.get();
      if (!user) return;
      const { id, name, orgId, email, phone, organisation } = user;
      events.emit('oms-track', {
        ...event,
        at: new Date(platform.clock.now()).toISOString(),
        user: { id, name, orgId, organization: { name: organisation?.name ?? '' }, email, phone },
      });
    }
    const here = () => bare(platform.location.href(), platform.location.href());
    const viewPage = () => {
      const url = here();
      if (url === seen) return;
      seen = url;
      track({ kind: 'page', url, source: 'page', id: null });
    };
    scope.add(platform.location.listen(viewPage));
    scope.add(
      events.on('oms-navigate', ({ detail: { url, source, id } }) =>
        track({ kind: 'click', url: bare(url, platform.location.href()), source, id }),
      ),
    );

    platform
      .loadLate()
      .then(({ clicks, lifecycle, objects, beacon }) => {
        scope.add(
          clicks((path) => {
            const control = controlOf(path, i18n.texts());
            if (control) track({ kind: 'click', url: here(), source: control.source, id: control.key });
          }),
        );
        const { trackingUrl: url } = config;
        if (url !== null && !objects()) sendTo(url, beacon, lifecycle);
        viewPage();
      })
      .catch((error) => events.error('part', String(error), 'tracking'));

    function sendTo(url: string, beacon: LatePlatform['beacon'], lifecycle: LatePlatform['lifecycle']): void {
      const batch = createBatch({
        clock: platform.clock,
        system: config.system,
        // A super user cannot agree for the user as whom they act.
        agreed: () => consent.standing() && !session.$state.get().user?.actor,
        send(text) {
          const taken = beacon(url, text);
          if (!taken)
            events.error('tracking', 'the browser takes no usage statistics at the moment', 'tracking');
          return taken;
        },
      });
      const take = ({ detail }: { detail: OmsEventMap['oms-track'] }) => batch.add(detail);
      scope.add(events.on('oms-track', take));
      scope.add(platform.page.listen(() => platform.page.hidden() && batch.flush()));
      scope.add(lifecycle({ suspend: batch.flush, resume: () => {} }));
      scope.add(batch.clear);
      void consent.load();
    }
    return {};
  },
);
