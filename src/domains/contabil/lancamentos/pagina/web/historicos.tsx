import { lazy, type ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { RegistroListado } from '#platform/web/registro/registro-listado.tsx';
import { historicosApi as api } from '../../historicos/api.ts';
import { textosLancamento } from '../../texts.ts';

const FormularioHistorico = lazy(() => import('./formulario-historico.tsx'));

/** Standard texts of entries, called by their number. */
export default function Historicos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosLancamento);
  return (
    <RegistroListado
      tela="contabil-lancamentos"
      abas={abas}
      titulo={t('aba.historicos')}
      api={api}
      busca={{ campo: 'Texto', rotulo: t('texto') }}
      vazio={{ titulo: t('semHistoricos'), texto: t('semHistoricosTexto', { exemplo: '{documento}' }) }}
      rotuloNovo={t('novoHistorico')}
      nomeDe={(h) => `${h.codigo} ${h.texto}`}
      ordemPadrao={{ campo: 'codigo', ascendente: true }}
      filtros={[{ chave: 'ativo', rotulo: t('ativo'), tipo: 'booleano', campo: 'Ativo' }]}
      colunas={[
        { chave: 'codigo', titulo: t('numero'), ordenavel: true, alinhamento: 'direita', largura: '6rem', principal: true },
        { chave: 'texto', titulo: t('texto'), ordenavel: true, principal: true },
        { chave: 'ativo', titulo: t('ativo'), render: (h) => h.ativo && <Etiqueta tom="sucesso">{t('ativo')}</Etiqueta> },
      ]}
      Formulario={FormularioHistorico}
    />
  );
}
