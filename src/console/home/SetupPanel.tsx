import { useEffect, useState } from 'react';
import type { ShellError } from '../../core/errors';
import { setupCardStore } from '../../domain/guide/setup-card';
import { nextTodo, stepsOf } from '../../domain/guide/steps';
import { homeStore } from '../../domain/home/store';
import { GuideTodo } from '../../features/guide/GuideTodo';
import sheet from '../../features/guide/guide.css?sheet';
import { useSheet } from '../../react/sheet';
import { useFeature, useShell } from '../../react/shell-context';
import { useStore } from '../../react/use-store';
import { useErrorText, useT } from '../../react/use-text';
import { Button } from '../../ui/button/Button';
import { Panel } from '../../ui/page/Panel';
import { Alert } from '../../ui/view-states/Alert';

/** Lists the steps of the quick-start guide on home until all of them are done, or the user puts the card away. */
export function SetupPanel() {
  useSheet(sheet);
  const t = useT();
  const errorText = useErrorText();
  const { navigation } = useShell();
  const { dashboard } = useFeature(homeStore);
  const card = useFeature(setupCardStore);
  const { data } = useStore(dashboard.$state);
  const hidden = useStore(card.$hidden);
  const [error, setError] = useState<ShellError | null>(null);
  const steps = stepsOf(data?.guide ?? null);
  const todos = steps.flatMap((step) => step.todos);
  const next = nextTodo(steps);
  const isLeft = next !== null;
  useEffect(() => {
    if (isLeft) void card.load();
  }, [isLeft, card]);
  if (!isLeft || hidden !== false) return null;
  const done = todos.filter((todo) => todo.done).length;
  return (
    <Panel
      id="home-setup"
      title={t('home.setup')}
      note={t('home.setup.count', { done, total: todos.length })}
      aside={
        <Button
          variant="link"
          onClick={({ currentTarget }) => {
            // The button goes with its panel.
            const main = currentTarget.closest('main');
            void card.hide().then((failed) => {
              setError(failed);
              if (!failed) main?.focus();
            });
          }}
        >
          {t('home.setup.hide')}
        </Button>
      }
    >
      {error && <Alert tone="danger">{errorText(error)}</Alert>}
      <ul className="oms-home-setup">
        {todos.map((todo) => (
          <GuideTodo
            key={todo.name}
            todo={todo}
            next={todo.name === next}
            url={navigation.consoleLink(todo.path)?.url ?? null}
          />
        ))}
      </ul>
    </Panel>
  );
}
