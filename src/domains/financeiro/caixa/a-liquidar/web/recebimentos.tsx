import { recebimentosApi, type SituacaoRecebimento, situacoesRecebimento } from '../api.ts';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, Esqueleto, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados, useEloDaLista, useFiltroInicial } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { historicoNoIdioma } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { textosRecebimentos } from '../texts.ts';
import { useContas, useFormas } from '#domains/financeiro/caixa/web/opcoes.ts';

const Liquidacao = lazy(() => import('./liquidacao.tsx'));
const LiquidacaoFeita = lazy(() => import('./liquidacao-feita.tsx'));
const tons = { a_liquidar: 'alerta', liquidado: 'sucesso', estornado: 'perigo' } as const satisfies Record<SituacaoRecebimento, string>;

/** Money of cards and other methods that comes later or less a fee: what is expected, and the settling of what came. */
export function ALiquidar({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosRecebimentos);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [liquidando, setLiquidando] = useState(false);
  const [feita, setFeita] = useState<number | null>(null);
  const [hoje] = useState(hojeNaEscola);
  const { paraLer: contas } = useContas();
  const formas = useFormas();
  const elo = useEloDaLista('financeiro-lancamentos');
  const pronto = useFiltroInicial({ situacao: 'a_liquidar' }, ['aba']);
  const reais = (valor: Centavos | undefined) => (valor === undefined ? null : formatarReais(valor));
  const liquidar = pode('financeiro-lancamentos', 'criar') && <Button onClick={() => setLiquidando(true)}>{t('liquidar')}</Button>;
  if (!pronto)
    return (
      <Pagina abas={abas} acoes={liquidar}>
        <Esqueleto linhas={8} />
      </Pagina>
    );
  return (
    <Pagina abas={abas} acoes={liquidar}>
      <TabelaDados
        tela="financeiro-lancamentos"
        titulo={t('recebimentos')}
        endpoint={recebimentosApi.listarRecebimentos}
        exportar={recebimentosApi.exportarRecebimentos}
        nomeDoArquivo="recebimentos-a-liquidar"
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'dataPrevista', ascendente: true }}
        aoAbrir={({ liquidacaoId }) => setFeita(liquidacaoId)}
        nomeDaLinha={(r) => historicoNoIdioma(r.historico, 'recebimento', idioma)}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto') }}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('aChegar'), valor: reais(pagina && centavos(pagina.totais.brutoCentavos - pagina.totais.taxaCentavos)) },
              { rotulo: t('taxas'), valor: reais(pagina?.totais.taxaCentavos) },
              {
                rotulo: t('prontos'),
                valor: reais(pagina?.totais.vencidoCentavos),
                ...((pagina?.totais.vencidos ?? 0) > 0 ? { tom: 'alerta' as const } : {}),
                elo: elo({ situacao: 'a_liquidar', prevista: `..${hoje}` }),
              },
            ]}
          />
        )}
        filtros={[
          { chave: 'prevista', rotulo: t('dataPrevista'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao',
            campo: 'Situacao',
            fixo: true,
            opcoes: situacoesRecebimento.map((valor) => ({ valor, rotulo: t(valor) })),
          },
          { chave: 'forma', rotulo: t('forma'), tipo: 'selecao', campo: 'FormaPagamentoId', fixo: true, opcoes: formas },
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', opcoes: contas },
        ]}
        colunas={[
          {
            chave: 'dataPrevista',
            noCartao: true,
            titulo: t('dataPrevista'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (r) => formatarData(r.dataPrevista),
          },
          {
            chave: 'dataRecebimento',
            titulo: t('dataRecebimento'),
            ordenavel: true,
            alinhamento: 'direita',
            render: (r) => formatarData(r.dataRecebimento),
          },
          {
            chave: 'historico',
            titulo: t('historico'),
            principal: true,
            render: (r) => historicoNoIdioma(r.historico, 'recebimento', idioma),
          },
          { chave: 'pessoaNome', titulo: t('pessoa'), oculta: true, render: (r) => r.pessoaNome ?? '—' },
          { chave: 'formaNome', titulo: t('forma') },
          { chave: 'contaNome', titulo: t('conta'), oculta: true },
          {
            chave: 'brutoCentavos',
            titulo: t('bruto'),
            ordenavel: 'bruto',
            alinhamento: 'direita',
            render: (r) => formatarValor(r.brutoCentavos),
          },
          { chave: 'taxaCentavos', titulo: t('taxa'), alinhamento: 'direita', render: (r) => formatarValor(r.taxaCentavos) },
          {
            chave: 'liquidoCentavos',
            titulo: t('liquido'),
            alinhamento: 'direita',
            principal: true,
            render: (r) => formatarValor(r.liquidoCentavos),
          },
          { chave: 'situacao', titulo: t('situacao'), render: (r) => <Etiqueta tom={tons[r.situacao]}>{t(r.situacao)}</Etiqueta> },
          {
            chave: 'dataLiquidacao',
            titulo: t('dataLiquidacao'),
            oculta: true,
            alinhamento: 'direita',
            render: (r) => (r.dataLiquidacao ? formatarData(r.dataLiquidacao) : '—'),
          },
        ]}
      />
      {feita !== null && (
        <Suspense fallback={null}>
          <LiquidacaoFeita id={feita} aoFechar={() => setFeita(null)} />
        </Suspense>
      )}
      {liquidando && (
        <Suspense fallback={null}>
          <Liquidacao hoje={hoje} aoFechar={() => setLiquidando(false)} />
        </Suspense>
      )}
    </Pagina>
  );
}
