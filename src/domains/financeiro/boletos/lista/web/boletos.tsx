import { lazy, Suspense, useState } from 'react';
import { buscarPessoas } from '#domains/pessoas/busca/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Cartoes } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type AcaoEmMassa, TabelaDados, useEloDaLista } from '#platform/web/tabela/index.ts';
import { descricaoNoIdioma } from '#domains/financeiro/caixa/palavras-dos-titulos.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos, formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import type { EntradaCliente } from '#shared/endpoint.ts';
import { boletosApi as api } from '../api.ts';
import { impressaoApi } from '#domains/financeiro/boletos/impressao/api.ts';
import { rotulosSituacaoBoleto } from '#domains/financeiro/boletos/situacoes.ts';
import { textosBoletos } from '#domains/financeiro/boletos/texts.ts';
import { EtiquetaDoBoleto, Nome, useTurmas } from '#domains/financeiro/boletos/web/comum.tsx';
import { useContasCobranca } from '#domains/financeiro/boletos/contas/web/door.tsx';
import { pedirBaixa } from './pedir-baixa.ts';

const BoletoAberto = lazy(() => import('./boleto-janela.tsx'));
const Impressao = lazy(() => import('#domains/financeiro/boletos/impressao/web/door.tsx').then((m) => ({ default: m.Impressao })));
type ParaImprimir = { ids?: number[]; escolha?: EntradaCliente<typeof impressaoApi.imprimirBoletos>['body'] };

/** The slips and where their charge stands, with what can be done with many of them. */
export default function Boletos() {
  const t = useTextos(textosBoletos);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const [{ abrir }, mudar] = useEndereco('abrir');
  const { opcoes: contas } = useContasCobranca();
  const turmas = useTurmas();
  const elo = useEloDaLista('gerenciar-boletos', ['abrir']);
  const [imprimir, setImprimir] = useState<ParaImprimir | null>(null);
  const acoes: AcaoEmMassa<{ id: number }>[] = [
    {
      chave: 'imprimir',
      rotulo: t('imprimir'),
      aoExecutar: (escolha) => {
        setImprimir(
          escolha.tipo === 'itens'
            ? { ids: escolha.ids.map(Number) }
            : { escolha: { filtro: escolha.consulta, exceto: escolha.exceto.map(Number) } },
        );
        return false;
      },
    },
    ...(pode('gerenciar-boletos', 'excluir')
      ? [
          {
            chave: 'baixa',
            rotulo: t('pedirBaixa'),
            aceitaFiltro: false,
            perigo: true,
            aoExecutar: (escolha: Parameters<AcaoEmMassa<{ id: number }>['aoExecutar']>[0]) =>
              escolha.tipo === 'itens' ? pedirBaixa(escolha.ids.map(Number), t) : false,
          },
        ]
      : []),
  ];
  return (
    <>
      <TabelaDados
        tela="gerenciar-boletos"
        titulo={t('boletos')}
        endpoint={api.listarBoletos}
        exportar={api.exportarBoletos}
        nomeDoArquivo="boletos"
        busca={{ campo: 'Nome', rotulo: t('buscarBoleto') }}
        ordemPadrao={{ campo: 'id', ascendente: false }}
        vazio={{ titulo: t('semBoletos'), texto: t('semBoletosTexto') }}
        nomeDaLinha={(b) => `${b.nossoNumero} ${b.alunoNome ?? b.pagadorNome}`}
        aoAbrir={(b) => mudar({ abrir: b.id })}
        acoesEmMassa={acoes}
        somaDe={(b) => b.valorCentavos}
        somaDoFiltro={(pagina) => somar(pagina.totais.map((total) => total.totalCentavos))}
        topo={(pagina) => (
          <Cartoes
            numeros={rotulosSituacaoBoleto.map(({ valor, ...rotulo }) => {
              const total = pagina?.totais.find((grupo) => grupo.situacao === valor);
              return {
                rotulo: `${rotulo[idioma]}${total ? ` · ${total.quantidade}` : ''}`,
                valor: pagina ? formatarReais(centavos(total?.totalCentavos ?? 0)) : null,
                ...(valor === 'rejeitada' && total ? { tom: 'perigo' as const } : {}),
                elo: elo({ aba: 'boletos', situacao: valor }),
              };
            })}
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
            opcoes: rotulosSituacaoBoleto.map((s) => ({ valor: s.valor, rotulo: s[idioma] })),
          },
          { chave: 'turma', rotulo: t('turma'), tipo: 'selecao', campo: 'TurmaId', fixo: true, opcoes: turmas },
          { chave: 'aluno', rotulo: t('aluno'), tipo: 'busca', campo: 'AlunoId', buscar: buscarPessoas },
          { chave: 'pagador', rotulo: t('pagador'), tipo: 'busca', campo: 'PagadorId', buscar: buscarPessoas },
          {
            chave: 'validade',
            rotulo: t('validade'),
            tipo: 'selecao',
            campo: 'Desatualizados',
            opcoes: [{ valor: 'sim', rotulo: t('soDesatualizados') }],
          },
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', opcoes: contas },
        ]}
        colunas={[
          { chave: 'nossoNumero', titulo: t('nossoNumero'), ordenavel: true, largura: '11rem' },
          {
            chave: 'alunoNome',
            titulo: t('aluno'),
            ordenavel: 'aluno',
            principal: true,
            render: (b) => <Nome>{b.alunoNome ?? b.pagadorNome}</Nome>,
          },
          { chave: 'pagadorNome', titulo: t('pagador'), ordenavel: 'pagador', render: (b) => <Nome>{b.pagadorNome}</Nome> },
          { chave: 'turmaNome', titulo: t('turma') },
          { chave: 'tituloNumero', titulo: t('titulo'), oculta: true },
          { chave: 'descricao', titulo: t('descricao'), oculta: true, render: (l) => descricaoNoIdioma(l.descricao, idioma) },
          { chave: 'contaNome', titulo: t('conta'), oculta: true },
          {
            chave: 'dataVencimento',
            noCartao: true,
            titulo: t('vencimento'),
            ordenavel: 'vencimento',
            alinhamento: 'direita',
            render: (b) => formatarData(b.dataVencimento),
          },
          {
            chave: 'valorCentavos',
            titulo: t('valor'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            principal: true,
            render: (b) => formatarValor(b.valorCentavos),
          },
          {
            chave: 'situacao',
            titulo: t('situacao'),
            ordenavel: true,
            render: (b) => (
              <>
                <EtiquetaDoBoleto situacao={b.situacao} />
                {b.desatualizado && !b.baixaPedida && <> {t('desatualizado')}</>}
                {b.baixaPedida && ['enviada', 'registrada'].includes(b.situacao) && <> {t('baixaPedida')}</>}
              </>
            ),
          },
        ]}
      />
      <Suspense fallback={null}>
        {abrir !== undefined && <BoletoAberto id={Number(abrir)} aoFechar={() => mudar({ abrir: undefined })} />}
        {imprimir && <Impressao {...imprimir} aoFechar={() => setImprimir(null)} />}
      </Suspense>
    </>
  );
}
