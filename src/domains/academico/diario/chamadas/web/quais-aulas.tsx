import { NativeSelect } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { textosChamada } from '../texts.ts';

/** The lessons of one subject, or all of the day side by side. */
export function QuaisAulas({ todas }: { todas: boolean }) {
  const t = useTextos(textosChamada);
  const [, mudar] = useEndereco('Aulas');
  return (
    <NativeSelect
      label={t('quais')}
      value={todas ? 'dia' : ''}
      data={[
        { value: '', label: t('destaDisciplina') },
        { value: 'dia', label: t('doDia') },
      ]}
      onChange={(evento) => mudar({ Aulas: evento.currentTarget.value || undefined }, { substituir: true })}
    />
  );
}
