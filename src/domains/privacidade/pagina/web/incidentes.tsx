import { lazy, type ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { formatarData } from '#shared/datas.ts';
import { incidentesApi as api } from '#domains/privacidade/incidentes/api.ts';
import { textosIncidentes } from '#domains/privacidade/incidentes/texts.ts';

const FormularioIncidente = lazy(() => import('./formulario-incidente.tsx'));

/** The register of incidents: none is deleted. */
export default function Incidentes({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosIncidentes);
  const dia = (valor: string | null): string => (valor === null ? t('aindaNao') : formatarData(valor));
  return (
    <RegistroListado
      tela="privacidade"
      abas={abas}
      titulo={t('incidentes')}
      sobre={t('sobre')}
      api={api}
      busca={{ campo: 'Nome', rotulo: t('buscar') }}
      vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
      rotuloNovo={t('novo')}
      nomeDe={({ titulo }) => titulo}
      ordemPadrao={{ campo: 'conhecidoEm', ascendente: false }}
      filtros={[{ chave: 'abertos', rotulo: t('abertos'), tipo: 'booleano', campo: 'Abertos', fixo: true }]}
      colunas={[
        { chave: 'titulo', titulo: t('titulo'), principal: true },
        { chave: 'conhecidoEm', titulo: t('conhecidoEm'), ordenavel: true, render: (i) => formatarData(i.conhecidoEm) },
        { chave: 'pessoasAfetadas', titulo: t('pessoasAfetadas'), alinhamento: 'direita' },
        { chave: 'prazo', titulo: t('prazo'), ordenavel: true, principal: true, render: (i) => formatarData(i.prazo) },
        { chave: 'autoridadeEm', titulo: t('autoridadeEm'), render: (i) => dia(i.autoridadeEm) },
        { chave: 'titularesEm', titulo: t('titularesEm'), render: (i) => dia(i.titularesEm) },
        { chave: 'encerradoEm', titulo: t('encerradoEm'), render: (i) => dia(i.encerradoEm) },
      ]}
      Formulario={FormularioIncidente}
    />
  );
}
