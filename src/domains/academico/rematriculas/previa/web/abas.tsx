import { Abas } from '#platform/web/pagina/abas.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { textosRematricula } from '#domains/academico/rematriculas/texts.ts';
import { leitorDeBusca } from '#domains/academico/rematriculas/web/busca.ts';

/** Source, target and criteria are of the whole screen; the run that is followed and the page are not. */
const comuns = Object.keys(leitorDeBusca.shape).filter((nome) => !['aba', 'lote', 'p'].includes(nome));

/** The parts of the screen; source, target and criteria stay from one to the other. */
export function AbasDeRematricula({ atual }: { atual: 'previa' | 'nao-renovados' | 'execucoes' }) {
  const t = useTextos(textosRematricula);
  return (
    <Abas
      rotulo={t('partesDaTela')}
      atual={atual}
      mantem={comuns}
      abas={[
        { chave: 'previa', rotulo: t('previa') },
        { chave: 'nao-renovados', rotulo: t('naoRenovados') },
        { chave: 'execucoes', rotulo: t('execucoes') },
      ]}
    />
  );
}
