import { Abas } from '#platform/web/abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosRematricula } from '../texts.ts';

/** The parts of the screen; source, target and criteria stay from one to the other. */
export function AbasDeRematricula({ atual }: { atual: 'previa' | 'nao-renovados' | 'execucoes' }) {
  const t = useTextos(textosRematricula);
  return (
    <Abas
      rotulo={t('partesDaTela')}
      atual={atual}
      esquecer={['lote', 'p']}
      abas={[
        { chave: 'previa', rotulo: t('previa') },
        { chave: 'nao-renovados', rotulo: t('naoRenovados') },
        { chave: 'execucoes', rotulo: t('execucoes') },
      ]}
    />
  );
}
