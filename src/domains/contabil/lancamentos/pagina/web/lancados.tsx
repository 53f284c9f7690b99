import type { ReactNode } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { lancamentosApi as api } from '../../api.ts';
import { textosLancamento } from '../../texts.ts';
import { useColunasDeLancamentos } from './colunas.tsx';
import { deOndeVieram, useFiltrosDeLancamentos } from './filtros.ts';

/** Posted entries, the latest first. */
export function Lancados({ vazio }: { vazio: ReactNode }) {
  const t = useTextos(textosLancamento);
  const { pode } = useSessao();
  const colunas = useColunasDeLancamentos();
  const filtros = useFiltrosDeLancamentos();
  const semLancamentos = {
    so: deOndeVieram.map(({ chave }) => chave),
    titulo: t('aindaForaDosLivros'),
    texto: t('aindaForaDosLivrosTexto'),
    ...(pode('financeiro-integracao-contabil', 'listar')
      ? { acao: <Elo tela="financeiro-integracao-contabil">{t('verIntegracao')}</Elo> }
      : {}),
  };
  return (
    <TabelaDados
      tela="contabil-lancamentos"
      titulo={t('lancamentos')}
      endpoint={api.listar}
      exportar={api.exportar}
      nomeDoArquivo="lancamentos-contabeis"
      ordemPadrao={{ campo: 'data', ascendente: false }}
      busca={{ campo: 'Texto', rotulo: t('buscar') }}
      {...(pode('contabil-lancamentos', 'visualizar') ? { linhaHref: (l: { id: number }) => `/contabil/lancamentos/${l.id}` } : {})}
      nomeDaLinha={(l) => t('lancamentoN', { numero: l.numero, ano: l.ano })}
      vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: vazio, filtrado: semLancamentos }}
      filtros={[{ chave: 'dias', rotulo: t('data'), tipo: 'datas', campoDe: 'De', campoAte: 'Ate', fixo: true }, ...filtros]}
      colunas={colunas}
    />
  );
}
