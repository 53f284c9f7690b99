import { recarregarLancamentos } from '#domains/financeiro/caixa/web/recarregar.ts';
import { lancamentosApi, tiposLancamento } from '../api.ts';
import { Button } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar, perguntarMotivo } from '#platform/web/janelas/dialogos.tsx';
import { mensagemDe } from '#platform/web/rede/erro-api.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartoes, Etiqueta, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type LinhaDe, TabelaDados } from '#platform/web/tabela/index.ts';
import { formatarData } from '#shared/datas.ts';
import { type Centavos, formatarReais, formatarValor } from '#shared/dinheiro.ts';
import { textosCaixa } from '#domains/financeiro/caixa/texts.ts';
import { LancamentoAberto } from './lancamento-aberto.tsx';
import { useClassificacoes } from '#domains/financeiro/caixa/web/opcoes.ts';

const NovoLancamento = lazy(() => import('./novo-lancamento.tsx'));
type Linha = LinhaDe<typeof lancamentosApi.listarManuais>;

/** Entries made by hand, with their totals; a new one, and the reversal of one. */
export function Lancamentos({ abas }: { abas: ReactNode }) {
  const t = useTextos(textosCaixa);
  const { pode } = useSessao();
  const [criando, setCriando] = useState(false);
  const [aberto, setAberto] = useState<Linha | null>(null);
  const { todasAsContas, categorias, centros } = useClassificacoes();
  const novo = pode('financeiro-lancamentos', 'criar') && <Button onClick={() => setCriando(true)}>{t('novoLancamento')}</Button>;
  const reais = (valor: Centavos | undefined) => (valor === undefined ? null : formatarReais(valor));
  const estornar = async (linha: Linha): Promise<void> => {
    const motivo = await perguntarMotivo({
      titulo: t('estornar'),
      texto: t('estornarTexto', { valor: formatarReais(linha.valorCentavos), historico: linha.historico }),
      rotuloConfirmar: t('estornar'),
      minimo: 3,
    });
    if (!motivo) return;
    try {
      await chamar(lancamentosApi.estornarManual, { params: { id: linha.id }, body: { motivo } });
      avisar.sucesso(t('lancamentoEstornado'));
      setAberto(null);
      await recarregarLancamentos();
    } catch (causa) {
      avisar.erro(mensagemDe(causa));
    }
  };
  return (
    <Pagina abas={abas} acoes={novo}>
      <TabelaDados
        tela="financeiro-lancamentos"
        titulo={t('historico')}
        endpoint={lancamentosApi.listarManuais}
        exportar={lancamentosApi.exportarManuais}
        nomeDoArquivo="lancamentos-manuais"
        busca={{ campo: 'Nome', rotulo: t('buscarLancamento') }}
        ordemPadrao={{ campo: 'dataMovimento', ascendente: false }}
        aoAbrir={setAberto}
        nomeDaLinha={(l) => l.historico}
        vazio={{ titulo: t('semManuais'), texto: t('semManuaisTexto'), acao: novo }}
        topo={(pagina) => (
          <Cartoes
            numeros={[
              { rotulo: t('recebimentos'), valor: reais(pagina?.totais.recebimentosCentavos) },
              { rotulo: t('pagamentos'), valor: reais(pagina?.totais.pagamentosCentavos) },
              { rotulo: t('transferencias'), valor: reais(pagina?.totais.transferenciasCentavos) },
            ]}
          />
        )}
        filtros={[
          { chave: 'mov', rotulo: t('movimento'), tipo: 'datas', campoDe: 'DataInicial', campoAte: 'DataFinal', fixo: true },
          {
            chave: 'tipo',
            rotulo: t('tipo'),
            tipo: 'selecao',
            campo: 'Tipo',
            fixo: true,
            opcoes: tiposLancamento.map((valor) => ({ valor, rotulo: t(valor) })),
          },
          { chave: 'conta', rotulo: t('conta'), tipo: 'selecao', campo: 'ContaBancariaId', opcoes: todasAsContas },
          { chave: 'categoria', rotulo: t('categoria'), tipo: 'selecao', campo: 'CategoriaId', opcoes: categorias },
          { chave: 'centro', rotulo: t('centroCusto'), tipo: 'selecao', campo: 'CentroCustoId', opcoes: centros },
          { chave: 'estornado', rotulo: t('estornados'), tipo: 'booleano', campo: 'Estornado' },
        ]}
        colunas={[
          {
            chave: 'dataMovimento',
            noCartao: true,
            titulo: t('dataMovimento'),
            ordenavel: true,
            alinhamento: 'direita',
            largura: '7rem',
            render: (l) => formatarData(l.dataMovimento),
          },
          { chave: 'historico', titulo: t('historico'), ordenavel: true, principal: true },
          { chave: 'tipo', titulo: t('tipo'), render: (l) => <TipoOuEstorno linha={l} /> },
          { chave: 'categoriaNome', titulo: t('categoria'), render: (l) => l.categoriaNome ?? '—' },
          {
            chave: 'contaNome',
            titulo: t('conta'),
            render: (l) => (l.contaDestinoNome ? `${l.contaNome} → ${l.contaDestinoNome}` : l.contaNome),
          },
          { chave: 'centroCustoNome', titulo: t('centroCusto'), oculta: true, render: (l) => l.centroCustoNome ?? '—' },
          { chave: 'pessoaNome', titulo: t('pessoa'), oculta: true, render: (l) => l.pessoaNome ?? '—' },
          { chave: 'documento', titulo: t('documento'), oculta: true, render: (l) => l.documento ?? '—' },
          {
            chave: 'valorCentavos',
            titulo: t('valor'),
            ordenavel: 'valor',
            alinhamento: 'direita',
            principal: true,
            render: (l) => `${l.tipo === 'pagamento' ? '−' : ''}${formatarValor(l.valorCentavos)}`,
          },
        ]}
      />
      {criando && (
        <Suspense fallback={null}>
          <NovoLancamento aoFechar={() => setCriando(false)} aoCriar={recarregarLancamentos} />
        </Suspense>
      )}
      {aberto && (
        <LancamentoAberto
          lancamento={aberto}
          aoFechar={() => setAberto(null)}
          aoEstornar={pode('financeiro-lancamentos', 'excluir') && !aberto.estorno ? () => void estornar(aberto) : undefined}
        />
      )}
    </Pagina>
  );
}

function TipoOuEstorno({ linha }: { linha: Linha }) {
  const t = useTextos(textosCaixa);
  if (linha.estorno) return <Etiqueta tom="perigo">{t('estornadoSimples')}</Etiqueta>;
  return (
    <Etiqueta tom={linha.tipo === 'recebimento' ? 'sucesso' : linha.tipo === 'pagamento' ? 'alerta' : 'neutro'}>{t(linha.tipo)}</Etiqueta>
  );
}
