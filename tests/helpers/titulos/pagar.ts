import { sql } from 'kysely';
import { criarCategoriaFinanceira, criarCentroCusto } from '#domains/financeiro/cadastros/server/oficina.ts';
import { criarFornecedor } from '#domains/financeiro/fornecedores/server/oficina.ts';
import { pagarTitulos } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { criarConta } from '#domains/financeiro/pagar/contas/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, type Tesouraria, tesourariaDeTeste } from '#tests/helpers/financeiro.ts';

export type Compras = { fornecedorId: number; energia: number; limpeza: number; infantil: number; fundamental: number };

/** A supplier, two categories of outgoing money and two cost centres. */
export const comprasDeTeste = (db: Db): Promise<Compras> =>
  transacao(db, async (tx) => {
    const ato = atoDe(tx, fernanda);
    const categoria = async (nome: string) => (await criarCategoriaFinanceira(ato, { nome, sentido: 'saida' })).id;
    const centro = async (nome: string) => (await criarCentroCusto(ato, { nome })).id;
    const energia = await categoria('Energia');
    const limpeza = await categoria('Limpeza predial');
    const infantil = await centro('Educação Infantil');
    const fundamental = await centro('Ensino Fundamental');
    const { id: fornecedorId } = await criarFornecedor(ato, { documento: '11222333000181', nome: 'Norte Energia S.A.' });
    return { fornecedorId, energia, limpeza, infantil, fundamental };
  });

type Conta = Parameters<typeof criarConta>[1];
/** A bill of 1.000,01, issued on 2026-01-05 and due on 2026-03-10, shared by two cost centres; override what the test is about. */
export const contaDeTeste = (
  c: Compras,
  t: Pick<Tesouraria, 'contaBancariaId' | 'formaPagamentoId'>,
  partes: Partial<Conta> = {},
): Conta => ({
  fornecedorId: c.fornecedorId,
  documento: null,
  descricao: 'Energia 02/2026',
  dataEmissao: '2026-01-05',
  valorCentavos: 100_001,
  parcelas: 1,
  primeiroVencimento: '2026-03-10',
  contaBancariaId: t.contaBancariaId,
  formaPagamentoId: t.formaPagamentoId,
  rateio: [
    { categoriaFinanceiraId: c.energia, centroCustoId: c.infantil, valorCentavos: 33_334 },
    { categoriaFinanceiraId: c.energia, centroCustoId: c.fundamental, valorCentavos: 66_667 },
  ],
  impostos: [],
  codigo: null,
  meses: 1,
  ...partes,
});

/** Enters it as Fernanda; gives the ids of its titles. */
export const titulosPagarDeTeste = async (db: Db, conta: Conta): Promise<number[]> =>
  (await transacao(db, (tx) => criarConta(atoDe(tx, fernanda), conta))).titulos.map((t) => t.id);

const nada = { descontoCentavos: centavos(0), multaCentavos: centavos(0), jurosCentavos: centavos(0) };
/** A title with what of it is paid. */
export const itemAPagar = (tituloId: number, principal: number, mais: Partial<typeof nada> = {}) => ({
  tituloId,
  principalCentavos: centavos(principal),
  ...nada,
  ...mais,
});

export type Pagamentos = Awaited<ReturnType<typeof pagamentosDeTeste>>;
/** What payments are tested with: where the money goes out (`t`), what is bought (`c`), and a title at a time. */
export async function pagamentosDeTeste(db: Db) {
  const t = await tesourariaDeTeste(db);
  const c = await comprasDeTeste(db);
  const saida = { dataBaixa: '2026-03-10', contaBancariaId: t.contaBancariaId, formaPagamentoId: t.formaPagamentoId };
  return {
    t,
    c,
    saida,
    pagar: (itens: ReturnType<typeof itemAPagar>[], quem = fernanda) =>
      transacao(db, (tx) => pagarTitulos(atoDe(tx, quem), { ...saida, itens })),
    umTitulo: async (partes: Partial<Conta> = {}): Promise<number> => (await titulosPagarDeTeste(db, contaDeTeste(c, t, partes)))[0] ?? 0,
    lerTitulo: async (id: number) => {
      const { rows } = await sql<{
        situacao: string;
        amortizado: number;
        pago: number;
        versao: number;
        contaId: number;
        contaVersao: number;
      }>`select t.situacao, t.amortizado_centavos as amortizado, t.pago_centavos as pago, t.versao, c.id as "contaId", c.versao as "contaVersao"
        from titulos_pagar t join contas_pagar c on c.id = t.conta_pagar_id where t.id = ${id}`.execute(db);
      return rows[0];
    },
  };
}
