import { Button } from '@mantine/core';
import { hrefDaTela } from '#catalog/telas.ts';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { periodosLetivosApi } from '../api.ts';
import { situacoesPeriodo } from '../situacoes.ts';
import { textosPeriodoLetivo } from '../texts.ts';
import { useAnosLetivos } from './door.tsx';

/** The academic periods: when each year begins and ends, for whom, and whether it is still open. */
export default function PeriodosPage() {
  const t = useTextos(textosPeriodoLetivo);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { anos, segmentacoes } = useAnosLetivos();
  const novo = pode('periodo-letivo', 'criar') && (
    <Elo tela="periodo-letivo-criar">
      <Button component="span">{t('novoPeriodo')}</Button>
    </Elo>
  );
  return (
    <Pagina acoes={novo}>
      <TabelaDados
        tela="periodo-letivo"
        titulo={t('periodosLetivos')}
        endpoint={periodosLetivosApi.listarPeriodos}
        exportar={periodosLetivosApi.exportarPeriodos}
        nomeDoArquivo={t('nomeDoArquivo')}
        busca={{ campo: 'Nome', rotulo: t('buscarPor') }}
        ordemPadrao={{ campo: 'dataInicio', ascendente: false }}
        {...(pode('periodo-letivo', 'editar')
          ? { linhaHref: (p: { id: number }) => hrefDaTela('periodo-letivo-editar', { id: p.id }) }
          : {})}
        nomeDaLinha={(p) => p.nome}
        vazio={{ titulo: t('vazioTitulo'), texto: t('vazioTexto'), acao: novo }}
        filtros={[
          {
            chave: 'ano',
            rotulo: t('anoLetivo'),
            tipo: 'selecao',
            campo: 'AnoLetivoId',
            fixo: true,
            opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
          },
          {
            chave: 'seg',
            rotulo: t('segmentacao'),
            tipo: 'selecao',
            campo: 'SegmentacaoId',
            fixo: true,
            opcoes: comoOpcoes(segmentacoes),
          },
          {
            chave: 'sit',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesPeriodo.map((o) => ({ valor: o.valor, rotulo: o[idioma] })),
          },
        ]}
        colunas={[
          { chave: 'nome', titulo: t('nome'), ordenavel: true, principal: true },
          { chave: 'ano', titulo: t('anoLetivo'), ordenavel: true, alinhamento: 'direita', largura: '8rem' },
          {
            chave: 'dataInicio',
            titulo: t('dataInicio'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            render: (p) => formatarData(p.dataInicio),
          },
          {
            chave: 'dataFim',
            titulo: t('dataFim'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '8rem',
            render: (p) => formatarData(p.dataFim),
          },
          {
            chave: 'segmentacoes',
            titulo: t('segmentacoes'),
            render: (p) =>
              p.segmentacoes
                .map(
                  (s) => `${s.nome} (${t('nEtapas', { n: s.etapas })}${s.situacao === 'fechado' ? `, ${t('fechado').toLowerCase()}` : ''})`,
                )
                .join(', '),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            principal: true,
            largura: '7rem',
            render: (p) => (
              <Etiqueta tom={p.situacao === 'aberto' ? 'sucesso' : 'neutro'}>{rotuloDe(situacoesPeriodo, p.situacao, idioma)}</Etiqueta>
            ),
          },
        ]}
      />
    </Pagina>
  );
}
