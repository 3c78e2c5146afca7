import SearchX from 'lucide/dist/esm/icons/search-x.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import { useLayoutEffect } from 'react';
import { cleanText } from '../../core/text/clean';
import { actAsStore } from '../../domain/act-as/store';
import type { UserOption } from '../../domain/lookups/types';
import { useSheet } from '../../react/sheet';
import { useFeature } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useLocale, useT } from '../../react/use-text';
import { Avatar } from '../../ui/avatar/Avatar';
import { Tag } from '../../ui/badge/Tag';
import { Button } from '../../ui/button/Button';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog';
import { Feed } from '../../ui/feed/Feed';
import { SearchField } from '../../ui/form/SearchField';
import { Panel } from '../../ui/page/Panel';
import { Match } from '../../ui/text/Match';
import sheet from './act-as.css?sheet';

/** The users whom a super user may act as, to be searched. */
export function ActAsPanel() {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const locale = useLocale();
  const store = useFeature(actAsStore);
  const list = useStore(store.$list);
  const query = useStore(store.$text);
  const { asked, busy, error } = useStore(store.$state);
  const filtered = cleanText(query) !== '';
  // Before anybody can type: it empties the field.
  useLayoutEffect(() => store.open(), [store]);
  const total = list.total === null ? '' : new Intl.NumberFormat(locale).format(list.total);
  return (
    <Panel
      id="oms-act-as"
      title={t('actAs.users')}
      note={list.total === null ? undefined : <span role="status">{t('actAs.total', { total })}</span>}
    >
      <div className="oms-act-as-search">
        <SearchField
          label={t('actAs.search')}
          placeholder={t('actAs.searchHint')}
          clearLabel={t('action.clear')}
          value={query}
          onChange={store.search}
        />
      </div>
      <Feed
        label={t('actAs.users')}
        texts={{
          loading: t('data.loadingNamed', { name: t('actAs.users') }),
          failed: t('actAs.failed'),
          empty: t(filtered ? 'actAs.none' : 'actAs.nobody'),
          emptyHint: t(filtered ? 'actAs.noneHint' : 'actAs.nobodyHint'),
          more: t('org.more'),
          retry: t('action.retry'),
          details: t('error.details'),
        }}
        emptyIcon={filtered ? SearchX : Users}
        loaded={list.total !== null}
        loading={list.loading}
        more={list.more}
        error={list.error}
        count={list.items.length}
        onMore={() => void store.loadMore()}
        onRetry={() => void store.retry()}
      >
        {list.items.map((person) => (
          <Row key={person.id} person={person} query={query} onAsk={() => store.ask(person)} />
        ))}
      </Feed>
      <ConfirmDialog
        id="oms-act-as-confirm"
        open={asked !== null}
        title={t('actAs.question', { name: asked?.name ?? '' })}
        text={t('actAs.consequence')}
        confirmLabel={t('actAs.confirm')}
        cancelLabel={t('action.cancel')}
        busy={busy}
        error={error ? errorText(error) : undefined}
        onConfirm={() => void store.confirm()}
        onCancel={store.cancel}
      />
    </Panel>
  );
}

function Row({ person, query, onAsk }: { person: UserOption; query: string; onAsk: () => void }) {
  const t = useT();
  const { name, email, organisation, role } = person;
  return (
    <li className="oms-act-as-row">
      <Avatar name={name} round />
      <div className="oms-act-as-who">
        <p className="oms-act-as-name" title={name}>
          <Match text={name} query={query} />
        </p>
        <p className="oms-act-as-note" title={email}>
          <Match text={email} query={query} />
        </p>
      </div>
      <p className="oms-act-as-organisation" title={organisation}>
        <Match text={organisation} query={query} />
      </p>
      <span className="oms-act-as-role">{role && <Tag>{t(`account.role.${role}`)}</Tag>}</span>
      <Button size="s" aria-label={t('actAs.chooseNamed', { name })} onClick={onAsk}>
        {t('actAs.choose')}
      </Button>
    </li>
  );
}
