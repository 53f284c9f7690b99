import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { fichasSocioeconomicasApi as api } from '../api.ts';
import { textosFichaSocioeconomica } from '../texts.ts';

/** Families with a form; what it says is seen only in the form, where the look is recorded. */
export default function FichasPage() {
  const t = useTextos(textosFichaSocioeconomica);
  const { pode } = useSessao();
  const { anos } = useAnosLetivos();
  const nova = pode('fichas-socioeconomicas', 'criar') && (
    <Elo tela="ficha-socioeconomica">
      <Button component="span">{t('novaFicha')}</Button>
    </Elo>
  );
  return (
    <Pagina acoes={nova}>
      <TabelaDados
        tela="fichas-socioeconomicas"
        titulo={t('fichas')}
        endpoint={api.listarFichas}
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'dataReferencia', ascendente: false }}
        linhaHref={({ id }) => hrefDaTela('ficha-socioeconomica', { id })}
        nomeDaLinha={(f) => `${f.responsavelNome} ${f.ano}`}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: nova }}
        filtros={[
          {
            chave: 'ano',
            rotulo: t('ano'),
            tipo: 'selecao',
            campo: 'AnoLetivoId',
            fixo: true,
            opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
          },
        ]}
        colunas={[
          { chave: 'responsavelNome', titulo: t('responsavel'), ordenavel: true, principal: true },
          { chave: 'ano', titulo: t('ano'), ordenavel: true, largura: '8rem', principal: true },
          {
            chave: 'dataReferencia',
            titulo: t('dataReferencia'),
            ordenavel: true,
            largura: '10rem',
            render: (f) => formatarData(f.dataReferencia),
          },
          { chave: 'pedidos', titulo: t('pedidos'), alinhamento: 'direita', largura: '10rem' },
          { chave: 'anexos', titulo: t('documentos'), alinhamento: 'direita', largura: '9rem' },
          { chave: 'alteradaEm', titulo: t('alteradaEm'), largura: '11rem', render: (f) => escreverInstante(f.alteradaEm) },
        ]}
      />
    </Pagina>
  );
}
