import type { SocialProvider } from '../../core/config/types';
import type { Binding } from '../../domain/connections/api';
import { connectionsStore } from '../../domain/connections/store';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Tag } from '../../ui/badge/Tag';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Panel } from '../../ui/page/Panel';
import { Setting, Settings } from '../../ui/page/Settings';
import { providerIcon, providerName } from '../../ui/providers/provider';
import { Moment } from '../../ui/text/Moment';
import { Alert } from '../../ui/view-states/Alert';
import { Loaded } from '../../ui/view-states/Loaded';
import sheet from './connections.css?sheet';

export interface ConnectionsPanelProps {
  /** Id of the words that say why nothing can be bound or unbound; without it everything can. */
  lockedBy?: string | undefined;
}

/** The providers, each bound or not. */
export function ConnectionsPanel({ lockedBy }: ConnectionsPanelProps) {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const store = useFeature(connectionsStore);
  const bindings = useStore(store.bindings.$state);
  const state = useStore(store.$state);
  return (
    <Panel narrow id="oms-connections" title={t('connections.accounts')}>
      <div className="oms-connections-outcome">
        {state.outcome && (
          <Alert tone={state.outcome === 'failed' || state.outcome === 'foreign' ? 'warning' : 'info'}>
            {t(`connections.${state.outcome}`)}
          </Alert>
        )}
        {state.error && state.asked === null && <Alert tone="danger">{errorText(state.error)}</Alert>}
      </div>
      <Loaded
        state={bindings}
        texts={{
          loading: t('data.loadingNamed', { name: t('connections.title') }),
          failed: t('connections.notLoaded'),
          retry: t('action.retry'),
          details: t('error.details'),
        }}
        skeleton={{ rows: 4, kind: 'two' }}
        onRetry={() => void store.bindings.refresh()}
      >
        {(data) => (
          <Settings label={t('connections.accounts')} busy={bindings.loading}>
            {store.providers().map((provider) => (
              <Row
                key={provider.id}
                provider={provider}
                lockedBy={lockedBy}
                binding={data.find((one) => one.provider === provider.id) ?? null}
              />
            ))}
          </Settings>
        )}
      </Loaded>
      <ConfirmDialog
        id="oms-connections-confirm"
        open={state.asked !== null}
        title={t('connections.question', { name: state.asked ? providerName(state.asked, t) : '' })}
        text={t('connections.consequence')}
        confirmLabel={t('connections.unbind')}
        cancelLabel={t('action.cancel')}
        danger
        busy={state.busy}
        error={state.error ? errorText(state.error) : undefined}
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
    <Setting
      icon={providerIcon(provider.id)}
      name={
        <>
          {name}{' '}
          <Tag tone={binding ? 'success' : 'neutral'}>
            {t(binding ? 'connections.on' : 'connections.off')}
          </Tag>
        </>
      }
      note={
        binding ? (
          <>
            {binding.accountName} <Moment at={binding.boundAt} none="" />
          </>
        ) : (
          lockedBy === undefined && t('connections.offHint')
        )
      }
      action={
        lockedBy !== undefined ? (
          <Button aria-disabled aria-describedby={lockedBy} aria-label={label}>
            {t(binding ? 'connections.unbind' : 'connections.bind')}
          </Button>
        ) : binding ? (
          <Button variant="danger" aria-label={label} onClick={() => store.ask(provider)}>
            {t('connections.unbind')}
          </Button>
        ) : (
          <ButtonLink
            to={{ url: store.bindUrl(provider.id), target: '_self', source: 'connections', id: null }}
            aria-label={label}
          >
            {t('connections.bind')}
          </ButtonLink>
        )
      }
    />
  );
}
