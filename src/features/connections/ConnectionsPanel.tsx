import Link2 from 'lucide/dist/esm/icons/link-2.mjs';
import type { SocialProvider } from '../../core/config/types';
import { css, useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Alert } from '../../ui/faces/Alert';
import { Failed } from '../../ui/faces/Failed';
import { Skeleton } from '../../ui/faces/Skeleton';
import { supportLine } from '../../ui/feed/support-line';
import { Icon } from '../../ui/icon/Icon';
import { Panel } from '../../ui/page/Panel';
import { Moment } from '../../ui/text/Moment';
import type { Binding } from './api';
import text from './connections.css?inline';
import { providerName } from './provider-name';
import { connectionsStore } from './store';

const sheet = css(text);

export interface ConnectionsPanelProps {
  /** Id of the words that say why nothing can be bound or unbound; without it everything can. */
  lockedBy?: string | undefined;
}

/** The providers, each bound or not. */
export function ConnectionsPanel({ lockedBy }: ConnectionsPanelProps) {
  useSheet(sheet);
  const t = useT();
  const store = useFeature(connectionsStore);
  const { data, error, loading } = useStore(store.bindings.$state);
  const state = useStore(store.$state);
  return (
    <Panel id="oms-connections" title={t('connections.accounts')}>
      <div className="oms-connections-outcome">
        {state.outcome && (
          <Alert tone={state.outcome === 'failed' ? 'warning' : 'info'}>
            {t(`connections.${state.outcome}`)}
          </Alert>
        )}
        {state.error && state.asked === null && <Alert tone="danger">{state.error.message}</Alert>}
      </div>
      {data ? (
        <ul className="oms-connections" aria-label={t('connections.accounts')} aria-busy={loading}>
          {store.providers().map((provider) => (
            <Row
              key={provider.id}
              provider={provider}
              lockedBy={lockedBy}
              binding={data.find((one) => one.provider === provider.id) ?? null}
            />
          ))}
        </ul>
      ) : error ? (
        <Failed
          title={t('connections.notLoaded')}
          text={error.message}
          retry={{ label: t('action.retry'), onRetry: () => void store.bindings.refresh(), busy: loading }}
          details={{ label: t('error.details'), text: supportLine(error) }}
        />
      ) : (
        <Skeleton label={t('home.loading')} rows={4} kind="two" />
      )}
      <ConfirmDialog
        id="oms-connections-confirm"
        open={state.asked !== null}
        title={t('connections.question', { name: state.asked ? providerName(state.asked, t) : '' })}
        text={t('connections.consequence')}
        confirmLabel={t('connections.unbind')}
        cancelLabel={t('action.cancel')}
        danger
        busy={state.busy}
        error={state.error?.message}
        onConfirm={() => void store.unbind()}
        onCancel={store.cancel}
      />
    </Panel>
  );
}

interface RowProps extends ConnectionsPanelProps {
  provider: SocialProvider;
  binding: Binding | null;
}

function Row({ provider, binding, lockedBy }: RowProps) {
  const t = useT();
  const store = useFeature(connectionsStore);
  const name = providerName(provider, t);
  const label = t(binding ? 'connections.unbindNamed' : 'connections.bindNamed', { name });
  return (
    <li>
      <span className="oms-connections-icon">
        <Icon icon={Link2} />
      </span>
      <div className="oms-connections-text">
        <p className="oms-connections-name">
          {name}{' '}
          <Tag tone={binding ? 'success' : 'neutral'}>
            {t(binding ? 'connections.on' : 'connections.off')}
          </Tag>
        </p>
        <p className="oms-connections-note">
          {binding ? (
            <>
              {binding.accountName} <Moment at={binding.boundAt} none="" />
            </>
          ) : (
            lockedBy === undefined && t('connections.offHint')
          )}
        </p>
      </div>
      {lockedBy !== undefined ? (
        <Button aria-disabled aria-describedby={lockedBy} aria-label={label}>
          {t(binding ? 'connections.unbind' : 'connections.bind')}
        </Button>
      ) : binding ? (
        <Button variant="danger" aria-label={label} onClick={() => store.ask(provider)}>
          {t('connections.unbind')}
        </Button>
      ) : (
        <ButtonLink href={store.bindUrl(provider.id)} aria-label={label}>
          {t('connections.bind')}
        </ButtonLink>
      )}
    </li>
  );
}
