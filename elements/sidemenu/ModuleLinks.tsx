import { useShell } from '../../src/react/shell-context';
import { useStore } from '../../src/react/use-store';
import { useServerTexts } from '../../src/react/use-text';
import { PlainLinks } from '../../src/ui/lazy/PlainLinks';

/** The first pages of the modules, for a menu that stays away. @param only the id of the one that is shown */
export function ModuleLinks({ only }: { only?: string | null | undefined }) {
  const { navigation } = useShell();
  const data = useStore(navigation.$data);
  const text = useServerTexts();
  const modules = (data?.modules ?? []).filter(({ id }) => !only || id === only);
  return (
    <PlainLinks
      links={modules.flatMap(({ id, langKey, title }) => {
        const link = navigation.moduleLink(id);
        return link ? [{ title: text(langKey, title), ...link }] : [];
      })}
    />
  );
}
