import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { buscarFornecedores, nomeDoFornecedor, usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco, useIrPara } from '#platform/web/navegacao.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { Cartoes, Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { TabelaDados, useEloDaLista, useFiltroInicial } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { type ListaDeOpcoes, rotuloDe } from '#shared/listas/opcao.ts';
import { listaPagarApi as api } from '../../lista/api.ts';
import { aprovacoesDoFiltro, origensPagar, rotulosPagar } from '../../situacoes.ts';
import { retornosPagarApi } from '../../retornos/api.ts';
import { textosPagar } from '../../texts.ts';
import estilo from '../../web/pagar.module.css';
import { SituacaoDoPagar } from '../../web/rotulos.tsx';
import { useAcoesEmMassa } from './acoes-em-massa.ts';

const TELA = 'contas-pagar';
/** Names in the address that open a window over the list, and filter nothing. */
const janelas = ['novo', 'abrir', 'regras', 'enviar'];
const partes = ['titulos', 'remessas', 'retornos', 'fila'] as const;
const oQueEstaAberto = { situacao: 'aberto,parcial' };
const dinheiro = (valor: Centavos | undefined): string | null => (valor === undefined ? null : formatarReais(valor));

// The windows arrive with the first click on them: the list alone is what a screen must carry.
const NovaConta = lazy(() => import('../../contas/web/door.tsx').then((m) => ({ default: m.NovaConta })));
const TituloAberto = lazy(() => import('../../ficha/web/door.tsx').then((m) => ({ default: m.TituloAberto })));
const EnvioAoBanco = lazy(() => import('../../remessas/web/door.tsx').then((m) => ({ default: m.EnvioAoBanco })));
const RemessasPagar = lazy(() => import('../../remessas/web/door.tsx').then((m) => ({ default: m.RemessasPagar })));
const RetornosPagar = lazy(() => import('../../retornos/web/door.tsx').then((m) => ({ default: m.RetornosPagar })));
const LerRetorno = lazy(() => import('../../retornos/web/door.tsx').then((m) => ({ default: m.LerRetorno })));
const FilaDoBanco = lazy(() => import('../../retornos/web/door.tsx').then((m) => ({ default: m.FilaDoBanco })));
const RegraDeAprovacao = lazy(() => import('../../aprovacao/web/door.tsx').then((m) => ({ default: m.RegraDeAprovacao })));

/** Whom the school owes what, and how the bank pays it: titles, files to the bank, its returns, and what waits of them. */
export default function ContasPagarPage() {
  const t = useTextos(textosPagar);
  const { pode } = useSessao();
  const parte = useAba(partes);
  const fila = useConsulta(
    retornosPagarApi.listarLinhas,
    { query: { Resultado: 'excecao', TamanhoDaPagina: 1 } },
    { ativa: pode(TELA, 'visualizar') },
  );
  const naFila = fila.data?.total ?? 0;
  const abas = (
    <Abas rotulo={t('abas')} abas={partes.map((chave) => ({ chave, rotulo: t(`aba_${chave}`), conta: chave === 'fila' ? naFila : 0 }))} />
  );
  if (parte === 'titulos' || !pode(TELA, 'visualizar')) return <Titulos abas={pode(TELA, 'visualizar') ? abas : null} />;
  return (
    <Pagina
      abas={abas}
      acoes={
        parte === 'retornos' && (
          <Suspense fallback={null}>
            <LerRetorno />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<Esqueleto linhas={8} />}>
        {parte === 'remessas' && <RemessasPagar />}
        {parte === 'retornos' && <RetornosPagar />}
        {parte === 'fila' && <FilaDoBanco />}
      </Suspense>
    </Pagina>
  );
}

/** Titles, the figures of the whole filter, and what is done with them day by day. */
function Titulos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosPagar);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [{ novo: criando, abrir, regras, enviar }, mudar] = useEndereco('novo', 'abrir', 'regras', 'enviar');
  const irPara = useIrPara();
  const { contasDoFiltro, categorias, centros } = usePagamento();
  const elo = useEloDaLista(TELA, janelas);
  const pronto = useFiltroInicial(oQueEstaAberto, janelas);
  const acoes = useAcoesEmMassa((ids) => mudar({ enviar: ids.join(',') }));
  const opcoes = (lista: ListaDeOpcoes) => lista.map((o) => ({ valor: o.valor, rotulo: o[idioma] }));
  const novo = pode(TELA, 'criar') && <Button onClick={() => mudar({ novo: 1 })}>{t('novaConta')}</Button>;
  const botoes = (
    <>
      {pode('aprovar-pagamento', 'editar') && (
        <Button variant="default" onClick={() => mudar({ regras: 1 })}>
          {t('regras')}
        </Button>
      )}
      {novo}
    </>
  );
  if (!pronto)
    return (
      <Pagina acoes={botoes} abas={abas}>
        <Esqueleto linhas={8} />
      </Pagina>
    );
  return (
    <Pagina acoes={botoes} abas={abas}>
      <TabelaDados
        tela={TELA}
        titulo={t('titulos')}
        endpoint={api.listarTitulos}
        exportar={api.exportarTitulos}
        nomeDoArquivo="contas-a-pagar"
        busca={{ campo: 'Nome', rotulo: t('buscar') }}
        ordemPadrao={{ campo: 'vencimento', ascendente: true }}
        vazio={{ titulo: t('vazio'), texto: t('vazioTexto'), acao: novo }}
        {...(pode(TELA, 'visualizar') ? { aoAbrir: (titulo: { id: number }) => mudar({ abrir: titulo.id }) } : {})}
        nomeDaLinha={(titulo) => `${titulo.numero} ${titulo.fornecedorNome}`}
        acoesEmMassa={acoes}
        somaDe={(titulo) => titulo.saldoCentavos}
        somaDoFiltro={(pagina) => pagina.totais.saldoCentavos}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('aPagar'), valor: dinheiro(pagina?.totais.saldoCentavos) },
              {
                rotulo: t('vencido'),
                valor: dinheiro(pagina?.totais.vencidoCentavos),
                ...((pagina?.totais.vencidoCentavos ?? 0) > 0 ? { tom: 'perigo' as const } : {}),
                elo: elo({ situacao: 'vencido' }),
              },
              { rotulo: t('daSemana'), valor: dinheiro(pagina?.totais.daSemanaCentavos) },
              { rotulo: t('pago'), valor: dinheiro(pagina?.totais.pagoCentavos), elo: elo({ situacao: 'parcial,pago' }) },
            ]}
          />
        )}
        filtros={[
          {
            chave: 'vencimento',
            rotulo: t('vencimento'),
            tipo: 'datas',
            campoDe: 'VencimentoInicial',
            campoAte: 'VencimentoFinal',
            fixo: true,
          },
          {
            chave: 'situacao',
            rotulo: t('situacao'),
            tipo: 'selecao-multipla',
            campo: 'Situacao',
            fixo: true,
            opcoes: opcoes(rotulosPagar),
          },
          {
            chave: 'fornecedor',
            rotulo: t('fornecedor'),
            tipo: 'busca',
            campo: 'FornecedorId',
            buscar: buscarFornecedores,
            rotuloDe: nomeDoFornecedor,
          },
          { chave: 'categoria', rotulo: t('categoria'), tipo: 'selecao', campo: 'CategoriaId', opcoes: categorias },
          { chave: 'centro', rotulo: t('centroCusto'), tipo: 'selecao', campo: 'CentroCustoId', opcoes: centros },
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', opcoes: contasDoFiltro },
          { chave: 'origem', rotulo: t('origem'), tipo: 'selecao', campo: 'Origem', opcoes: opcoes(origensPagar) },
          { chave: 'aprovacao', rotulo: t('aprovacao'), tipo: 'selecao', campo: 'Aprovacao', opcoes: opcoes(aprovacoesDoFiltro) },
        ]}
        colunas={[
          { chave: 'numero', titulo: t('numero'), ordenavel: true, largura: '8rem' },
          {
            chave: 'fornecedorNome',
            titulo: t('fornecedor'),
            ordenavel: 'fornecedor',
            principal: true,
            render: (l) => <Nome>{l.fornecedorNome}</Nome>,
          },
          { chave: 'descricao', titulo: t('descricao'), noCartao: true, render: (l) => <Nome>{l.descricao}</Nome> },
          { chave: 'documento', titulo: t('documento'), oculta: true, render: (l) => l.documento ?? '—' },
          { chave: 'categorias', titulo: t('categoria'), render: (l) => <Nome>{l.categorias}</Nome> },
          { chave: 'centros', titulo: t('centroCusto'), oculta: true, render: (l) => l.centros ?? '—' },
          { chave: 'contaNome', titulo: t('conta'), oculta: true },
          { chave: 'origem', titulo: t('origem'), oculta: true, render: (l) => rotuloDe(origensPagar, l.origem, idioma) },
          { chave: 'parcela', titulo: t('parcela'), oculta: true, alinhamento: 'direita', render: (l) => `${l.parcela}/${l.parcelas}` },
          {
            chave: 'dataVencimento',
            titulo: t('vencimento'),
            ordenavel: 'vencimento',
            alinhamento: 'direita',
            noCartao: true,
            render: (l) => formatarData(l.dataVencimento),
          },
          {
            chave: 'valorCentavos',
            titulo: t('valor'),
            oculta: true,
            ordenavel: 'valor',
            alinhamento: 'direita',
            render: (l) => formatarValor(l.valorCentavos),
          },
          {
            chave: 'saldoCentavos',
            titulo: t('saldo'),
            ordenavel: 'saldo',
            alinhamento: 'direita',
            principal: true,
            render: (l) => formatarValor(l.saldoCentavos),
          },
          { chave: 'situacao', titulo: t('situacao'), ordenavel: true, noCartao: true, render: (l) => <SituacaoDoPagar titulo={l} /> },
        ]}
      />
      <Suspense fallback={null}>
        {criando && pode(TELA, 'criar') && (
          <NovaConta aoFechar={() => mudar({ novo: undefined })} aoCriar={(id) => mudar({ novo: undefined, abrir: id })} />
        )}
        {regras && pode('aprovar-pagamento', 'editar') && <RegraDeAprovacao aoFechar={() => mudar({ regras: undefined })} />}
        {enviar !== undefined && pode('contas-pagar-baixar-titulo', 'criar') && (
          <EnvioAoBanco
            ids={String(enviar).split(',').map(Number)}
            hoje={hojeNaEscola()}
            aoFechar={() => mudar({ enviar: undefined })}
            aoGerar={(remessa) => void irPara(TELA, {}, { aba: 'remessas', remessa })}
          />
        )}
        {abrir !== undefined && <TituloAberto id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
      </Suspense>
    </Pagina>
  );
}

/** A name that gives way to the figures: the whole of it on hover and in the record. */
const Nome = ({ children }: { children: string }) => (
  <span className={estilo.nome} title={children}>
    {children}
  </span>
);
