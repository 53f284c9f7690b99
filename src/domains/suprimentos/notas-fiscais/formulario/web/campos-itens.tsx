import { lazy, Suspense, useState } from 'react';
import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { opcoesEstoqueApi } from '#domains/suprimentos/opcoes/api.ts';
import { comUnidade } from '#domains/suprimentos/quantidade.ts';
import {
  CampoAlternar,
  CampoBusca,
  CampoDinheiro,
  CampoNumero,
  CampoSelecao,
  CampoTexto,
  dentro,
  ListaDeCampos,
  type OpcaoDeBusca,
  useFormulario,
  useValor,
} from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { emEstoque } from '#domains/suprimentos/notas-fiscais/calcular.ts';
import { reconhecimentos } from '#domains/suprimentos/notas-fiscais/situacoes.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { campo, type CaminhoDoItem } from './caminhos.ts';
import { itemVazio, type NotaLida } from '#domains/suprimentos/notas-fiscais/web/valores.ts';

const NovoProduto = lazy(() => import('./novo-produto.tsx'));
type Lido = NotaLida['itens'][number];

/** The lines of an invoice: as the supplier wrote them, and the product that each of them is. */
export function CamposDosItens({ nota }: { nota: NotaLida | null }) {
  const t = useTextos(textosNotaFiscal);
  return (
    <ListaDeCampos
      nome={campo('itens')}
      rotulo={t('itens')}
      nomeDoItem={(i) => t('itemN', { n: i + 1 })}
      rotuloAdicionar={t('adicionarItem')}
      minimo={1}
      maximo={990}
      novo={itemVazio}
    >
      {(item, i) => <Item item={item as CaminhoDoItem} lido={nota?.itens[i] ?? null} />}
    </ListaDeCampos>
  );
}

function Item({ item, lido }: { item: CaminhoDoItem; lido: Lido | null }) {
  const t = useTextos(textosNotaFiscal);
  const { categorias, centros } = usePagamento();
  const { definir } = useFormulario();
  const estocado = useValor(dentro(item, 'estocado')) === true;
  return (
    <>
      <CampoTexto nome={dentro(item, 'descricao')} rotulo={t('descricaoDoItem')} colunas={6} maximo={120} />
      <CampoTexto nome={dentro(item, 'codigo')} rotulo={t('codigo')} colunas={3} maximo={60} />
      <CampoTexto nome={dentro(item, 'gtin')} rotulo={t('gtin')} colunas={3} maximo={14} />
      <CampoNumero nome={dentro(item, 'quantidade')} rotulo={t('quantidade')} colunas={2} casas={4} />
      <CampoTexto nome={dentro(item, 'unidade')} rotulo={t('unidade')} colunas={2} maximo={6} />
      <CampoDinheiro nome={dentro(item, 'valorCentavos')} rotulo={t('valorDoItem')} colunas={3} />
      <CampoDinheiro nome={dentro(item, 'descontoCentavos')} rotulo={t('desconto')} colunas={2} />
      <CampoDinheiro nome={dentro(item, 'impostosCentavos')} rotulo={t('impostosDoItem')} colunas={3} />
      <CampoAlternar
        nome={dentro(item, 'estocado')}
        rotulo={t('estocado')}
        colunas={3}
        aoMudar={(sim) => !sim && definir(dentro(item, 'produtoId'), null)}
      />
      {estocado && <Produto item={item} lido={lido} />}
      <CampoSelecao nome={dentro(item, 'categoriaFinanceiraId')} rotulo={t('categoriaDoItem')} colunas={6} opcoes={categorias} />
      <CampoSelecao nome={dentro(item, 'centroCustoId')} rotulo={t('centroDoItem')} colunas={6} opcoes={centros} />
    </>
  );
}

/** Which product of the school a line is, and how many of its units one of the invoice brings; who is missing is registered from within. */
function Produto({ item, lido }: { item: CaminhoDoItem; lido: Lido | null }) {
  const t = useTextos(textosNotaFiscal);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { definir, ler } = useFormulario();
  const [criacao, setCriacao] = useState<{ responder: (opcao: OpcaoDeBusca | null) => void } | null>(null);
  const [unidades, setUnidades] = useState<Readonly<Record<string, string>>>(
    lido?.produtoId ? { [lido.produtoId]: lido.produtoUnidade ?? '' } : {},
  );
  const produtoId = useValor(dentro(item, 'produtoId'));
  const [quantidade, fator] = [useValor(dentro(item, 'quantidade')), useValor(dentro(item, 'fator'))];
  const buscar = async (termo: string, signal: AbortSignal): Promise<OpcaoDeBusca[]> => {
    const { itens } = await chamar(opcoesEstoqueApi.buscarProdutos, { query: { Nome: termo || undefined } }, { signal });
    setUnidades((antes) => ({ ...antes, ...Object.fromEntries(itens.map((p) => [p.id, p.unidade])) }));
    return itens.map((p) => ({ valor: p.id, rotulo: p.nome, detalhe: `${p.codigo} · ${p.unidade}` }));
  };
  const terminar = (opcao: (OpcaoDeBusca & { unidade: string }) | null): void => {
    if (opcao) setUnidades((antes) => ({ ...antes, [String(opcao.valor)]: opcao.unidade }));
    criacao?.responder(opcao);
    setCriacao(null);
  };
  const inicial = lido?.produtoId && lido.produtoNome ? { valor: lido.produtoId, rotulo: lido.produtoNome } : null;
  const reconhecido = lido?.reconhecidoPor && lido.produtoId === produtoId ? rotuloDe(reconhecimentos, lido.reconhecidoPor, idioma) : null;
  const unidade = produtoId ? unidades[String(produtoId)] : undefined;
  const convertida = unidade && quantidade && fator ? comUnidade(emEstoque(String(quantidade), String(fator)), unidade) : null;
  return (
    <>
      <CampoBusca
        nome={dentro(item, 'produtoId')}
        rotulo={t('produto')}
        placeholder={t('buscarProduto')}
        colunas={6}
        inicial={inicial}
        {...(reconhecido ? { dica: t('reconhecido', { como: reconhecido }) } : {})}
        buscar={buscar}
        {...(pode('produtos', 'criar')
          ? {
              criar: {
                rotulo: (termo: string) => t('cadastrarProduto', { termo: termo || textoDe(ler(dentro(item, 'descricao'))) }),
                aoCriar: () => new Promise<OpcaoDeBusca | null>((responder) => setCriacao({ responder })),
              },
            }
          : {})}
      />
      <CampoNumero
        nome={dentro(item, 'fator')}
        rotulo={t('fator')}
        dica={convertida ? t('emEstoque', { quantidade: convertida }) : t('fatorAjuda')}
        colunas={3}
        casas={4}
        sufixo={unidade}
      />
      {criacao && (
        <Suspense fallback={null}>
          <NovoProduto
            inicial={{
              codigo: textoDe(ler(dentro(item, 'codigo'))),
              nome: textoDe(ler(dentro(item, 'descricao'))),
              gtin: textoDe(ler(dentro(item, 'gtin'))),
            }}
            aoTerminar={(opcao) => {
              terminar(opcao);
              if (opcao) definir(dentro(item, 'produtoId'), Number(opcao.valor));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const textoDe = (valor: unknown): string => (typeof valor === 'string' ? valor : '');
