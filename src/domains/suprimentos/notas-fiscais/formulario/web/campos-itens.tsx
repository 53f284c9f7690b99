import { lazy, Suspense, useState } from 'react';
import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { type Produtos, useProdutos } from '#domains/suprimentos/opcoes/web/door.tsx';
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
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { centavos, formatarReais } from '#shared/dinheiro.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { emEstoque } from '#domains/suprimentos/notas-fiscais/calcular.ts';
import { reconhecimentos } from '#domains/suprimentos/notas-fiscais/situacoes.ts';
import { textosNotaFiscal } from '#domains/suprimentos/notas-fiscais/texts.ts';
import { campo, type CaminhoDoItem } from './caminhos.ts';
import type { Criado } from './novo-produto.tsx';
import { itemVazio, type NotaLida } from '#domains/suprimentos/notas-fiscais/web/valores.ts';

const NovoProduto = lazy(() => import('./novo-produto.tsx'));
type Lido = NotaLida['itens'][number];

/** The lines of an invoice: as the supplier wrote them, and the product that each of them is. */
export function CamposDosItens({ nota }: { nota: NotaLida | null }) {
  const t = useTextos(textosNotaFiscal);
  const produtos = useProdutos((nota?.itens ?? []).flatMap(produtoDo));
  return (
    <ListaDeCampos
      nome={campo('itens')}
      rotulo={t('itens')}
      nomeDoItem={(i) => t('itemN', { n: i + 1 })}
      rotuloAdicionar={t('adicionarItem')}
      minimo={1}
      maximo={990}
      novo={itemVazio}
      fechado={{ resumo: (item) => <Resumo item={item as CaminhoDoItem} produtos={produtos} />, falta: faltaNoItem }}
    >
      {(item) => <Item item={item as CaminhoDoItem} lidos={nota?.itens ?? []} produtos={produtos} />}
    </ListaDeCampos>
  );
}

/** What somebody still has to say of an item: which product it is, or anything of a new one. */
const faltaNoItem = (valor: unknown): boolean => {
  const item = valor as Partial<ReturnType<typeof itemVazio>>;
  return item.descricao === '' || (item.estocado === true && item.produtoId === null);
};

const produtoDo = ({ produtoId: id, produtoNome: nome, produtoUnidade: unidade }: Lido) =>
  id === null || nome === null || unidade === null ? [] : [{ id, nome, unidade }];

type PropsItem = { item: CaminhoDoItem; lidos: readonly Lido[]; produtos: Produtos };

function Item({ item, lidos, produtos }: PropsItem) {
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
      {estocado && <Produto item={item} lidos={lidos} produtos={produtos} />}
      <CampoSelecao nome={dentro(item, 'categoriaFinanceiraId')} rotulo={t('categoriaDoItem')} colunas={6} opcoes={categorias} />
      <CampoSelecao nome={dentro(item, 'centroCustoId')} rotulo={t('centroDoItem')} colunas={6} opcoes={centros} />
    </>
  );
}

/** An item in a line: what the supplier calls it, how much for how much, and what it is in stock. */
function Resumo({ item, produtos }: { item: CaminhoDoItem; produtos: Produtos }) {
  const t = useTextos(textosNotaFiscal);
  const lido = useValor(item);
  const produto = lido?.estocado ? produtos.produto(lido.produtoId) : null;
  const [quantidade, fator] = [textoDe(lido?.quantidade), textoDe(lido?.fator)];
  const emUnidades = produto && quantidade && fator ? comUnidade(emEstoque(quantidade, fator), produto.unidade) : null;
  return (
    <>
      <strong>{lido?.descricao}</strong> · {quantidade && comUnidade(quantidade, textoDe(lido?.unidade))} ·{' '}
      {typeof lido?.valorCentavos === 'number' && formatarReais(centavos(lido.valorCentavos))}
      <span className="suave"> {produto ? `→ ${emUnidades ?? ''} ${produto.nome}` : lido?.estocado === false && t('foraDoEstoque')}</span>
    </>
  );
}

/** Which product of the school a line is, and how many of its units one of the invoice brings; who is missing is registered from within. */
function Produto({ item, lidos, produtos }: PropsItem) {
  const t = useTextos(textosNotaFiscal);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const { definir, ler } = useFormulario();
  const [criacao, setCriacao] = useState<{ responder: (opcao: OpcaoDeBusca | null) => void } | null>(null);
  const produtoId = useValor(dentro(item, 'produtoId'));
  const [quantidade, fator] = [useValor(dentro(item, 'quantidade')), useValor(dentro(item, 'fator'))];
  const terminar = (criado: Criado | null): void => {
    if (criado) produtos.conhecer(criado.valor, { nome: criado.rotulo, unidade: criado.unidade });
    criacao?.responder(criado);
    setCriacao(null);
  };
  const codigo = useValor(dentro(item, 'codigo'));
  const descricao = textoDe(useValor(dentro(item, 'descricao'))).trim();
  const como = lidos.find((l) => l.produtoId === produtoId && l.codigo === codigo)?.reconhecidoPor;
  const unidade = produtos.produto(produtoId)?.unidade;
  const convertida = unidade && quantidade && fator ? comUnidade(emEstoque(String(quantidade), String(fator)), unidade) : null;
  return (
    <>
      <CampoBusca
        nome={dentro(item, 'produtoId')}
        rotulo={t('produto')}
        placeholder={t('buscarProduto')}
        colunas={6}
        inicial={produtos.opcao(produtoId)}
        {...(como ? { dica: t('reconhecido', { como: rotuloDe(reconhecimentos, como, idioma) }) } : {})}
        buscar={(termo, signal) => produtos.buscar(termo, signal, null)}
        {...(pode('produtos', 'criar')
          ? {
              criar: {
                rotulo: (termo: string) => t('cadastrarProduto', { termo: termo || descricao }),
                semTermo: descricao !== '',
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
            aoTerminar={(criado) => {
              terminar(criado);
              if (criado) definir(dentro(item, 'produtoId'), Number(criado.valor));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const textoDe = (valor: unknown): string => (typeof valor === 'string' ? valor : '');
