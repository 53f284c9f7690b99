import { sql } from 'kysely';
import { decidirConta } from '#domains/financeiro/pagar/aprovacao/server/oficina.ts';
import { estornarPagamento } from '#domains/financeiro/pagar/baixas/server/oficina.ts';
import { criarConta } from '#domains/financeiro/pagar/contas/server/oficina.ts';
import { cancelarTituloPagar } from '#domains/financeiro/pagar/ficha/server/oficina.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { fernanda, paulo } from '#tests/helpers/financeiro.ts';
import { contaDeTeste, itemAPagar, type Pagamentos } from './pagar.ts';

/** A bill as one would keep it on paper. */
type ContaDoModelo = { aprovacao: 'dispensada' | 'pendente' | 'aprovada' | 'recusada'; retido: number; titulos: number[] };
type Baixa = { coberto: number; dinheiro: number };
type TituloDoModelo = { contaId: number; bruto: number; valor: number; cancelado: boolean; baixas: Map<number, Baixa> };
export const LIMITE = 300_000;

const soma = (valores: Iterable<number>): number => [...valores].reduce((a, b) => a + b, 0);
export const cobertoDe = (t: TituloDoModelo): number => soma([...t.baixas.values()].map((b) => b.coberto));
export const pagoDe = (t: TituloDoModelo): number => soma([...t.baixas.values()].map((b) => b.dinheiro));
export const situacaoDoModelo = (t: TituloDoModelo): string =>
  t.cancelado ? 'cancelado' : cobertoDe(t) === t.valor ? 'pago' : cobertoDe(t) > 0 ? 'parcial' : 'aberto';
/** 1,5 % half up, nothing up to 10,00: reckoned in whole numbers, apart from the rules of the room. */
const irrf = (valor: number): number => {
  const retido = Math.floor((valor * 15 + 500) / 1_000);
  return retido <= 1_000 ? 0 : retido;
};

/** What may happen to bills, each act with what it must come to: done, or refused by this code. */
export function atosDePagar(db: Db, p: Pagamentos, sortear: (n: number) => number) {
  const contas = new Map<number, ContaDoModelo>();
  const titulos = new Map<number, TituloDoModelo>();
  const mundo = { contas, titulos, caixa: 0 };
  const um = <V>(de: ReadonlyMap<number, V>): [number, V] | undefined => [...de][sortear(Math.max(1, de.size))];
  /** The code of a refusal; null when it was done. */
  const codigo = (feito: Promise<unknown>): Promise<string | null> =>
    feito.then(
      () => null,
      (erro: unknown) => String((erro as { code?: string }).code),
    );
  const conferir = (esperado: string | null, veio: string | null, ato: string): boolean => {
    if (esperado !== veio) throw new Error(`${ato}: expected ${esperado ?? 'done'}, came ${veio ?? 'done'}`);
    return veio === null;
  };

  async function criar(): Promise<void> {
    const parcelas = 1 + sortear(4);
    const valores = Array.from({ length: 1 + sortear(3) }, () => 5_000 + sortear(120_000));
    const valorCentavos = soma(valores);
    const comImposto = sortear(2) === 1;
    const lugares = [
      [p.c.energia, p.c.infantil],
      [p.c.energia, null],
      [p.c.limpeza, p.c.fundamental],
    ] as const;
    const rateio = valores.map((v, i) => {
      const [categoriaFinanceiraId, centroCustoId] = lugares[i] ?? lugares[0];
      return { categoriaFinanceiraId, centroCustoId, valorCentavos: v };
    });
    const impostos = comImposto ? [{ tipo: 'ir' as const, nome: 'IRRF serviços profissionais' }] : [];
    const conta = contaDeTeste(p.c, p.t, { valorCentavos, parcelas, rateio, impostos });
    const { titulos: criados } = await transacao(db, (tx) => criarConta(atoDe(tx, fernanda), conta));
    const ids = criados.map((t) => t.id);
    const { rows } = await sql<{
      id: number;
      contaId: number;
      bruto: number;
      valor: number;
    }>`select id, conta_pagar_id as "contaId", bruto_centavos as bruto, valor_centavos as valor
      from titulos_pagar where id = any(${ids}::bigint[]) order by id`.execute(db);
    const contaId = rows[0]?.contaId ?? 0;
    const retido = comImposto ? irrf(valorCentavos) : 0;
    if (soma(rows.map((r) => r.bruto)) !== valorCentavos) throw new Error('the installments are not the bill');
    if (soma(rows.map((r) => r.bruto - r.valor)) !== retido) throw new Error(`withheld of ${valorCentavos}: not ${retido}`);
    contas.set(contaId, { aprovacao: valorCentavos > LIMITE ? 'pendente' : 'dispensada', retido, titulos: ids });
    for (const r of rows) titulos.set(r.id, { contaId, bruto: r.bruto, valor: r.valor, cancelado: false, baixas: new Map() });
  }

  async function decidir(): Promise<void> {
    const [id, conta] = um(contas) ?? [];
    if (id === undefined || !conta) return;
    const { rows } = await sql<{ versao: number }>`select versao from contas_pagar where id = ${id}`.execute(db);
    const decisao = sortear(3) === 0 ? ('recusada' as const) : ('aprovada' as const);
    const quem = sortear(3) === 0 ? fernanda : paulo;
    const esperado =
      conta.aprovacao !== 'pendente'
        ? 'CONTA_JA_DECIDIDA'
        : conta.titulos.every((t) => titulos.get(t)?.cancelado)
          ? 'CONTA_CANCELADA'
          : quem === fernanda
            ? 'APROVACAO_DE_QUEM_LANCOU'
            : null;
    const veio = await codigo(
      transacao(db, (tx) => decidirConta(atoDe(tx, quem), { id, decisao, motivo: 'Conferida', versao: rows[0]?.versao ?? 0 })),
    );
    if (conferir(esperado, veio, `decide ${id}`)) conta.aprovacao = decisao;
  }

  async function pagar(inteiro: boolean): Promise<void> {
    const [id, t] = um(titulos) ?? [];
    if (id === undefined || !t) return;
    const saldo = t.valor - cobertoDe(t);
    const desconto = sortear(4) === 0 ? sortear(500) : 0;
    const encargos = sortear(4) === 0 ? sortear(700) : 0;
    // Now and then more than is owed.
    const principal = inteiro ? Math.max(1, saldo - desconto) : 1 + sortear(Math.max(1, saldo + 200));
    const { aprovacao } = contas.get(t.contaId) ?? { aprovacao: 'dispensada' };
    const esperado = t.cancelado
      ? 'TITULO_NAO_SE_PAGA'
      : saldo === 0
        ? 'TITULO_JA_PAGO'
        : aprovacao === 'pendente'
          ? 'PAGAMENTO_SEM_APROVACAO'
          : aprovacao === 'recusada'
            ? 'PAGAMENTO_RECUSADO'
            : principal + desconto > saldo
              ? 'PAGAMENTO_ACIMA_DO_SALDO'
              : null;
    const item = itemAPagar(id, principal, { descontoCentavos: centavos(desconto), jurosCentavos: centavos(encargos) });
    let baixaId = 0;
    const veio = await codigo(p.pagar([item]).then((feito) => (baixaId = feito.baixas[0]?.id ?? 0)));
    if (!conferir(esperado, veio, `pay ${id}`)) return;
    t.baixas.set(baixaId, { coberto: principal + desconto, dinheiro: principal + encargos });
    mundo.caixa -= principal + encargos;
  }

  const estornadas = new Set<number>();
  async function estornar(): Promise<void> {
    const [, t] = um(titulos) ?? [];
    const [baixaId, baixa] = (t && um(t.baixas)) ?? [];
    if (!t || baixaId === undefined || !baixa) return;
    const fazer = () => codigo(transacao(db, (tx) => estornarPagamento(atoDe(tx, fernanda), { baixaId, motivo: 'Engano' })));
    conferir(null, await fazer(), `reverse ${baixaId}`);
    t.baixas.delete(baixaId);
    mundo.caixa += baixa.dinheiro;
    estornadas.add(baixaId);
    if (sortear(4) === 0) conferir('PAGAMENTO_JA_ESTORNADO', await fazer(), `reverse ${baixaId} again`);
  }

  async function cancelar(): Promise<void> {
    const [id, t] = um(titulos) ?? [];
    if (id === undefined || !t) return;
    const { rows } = await sql<{ versao: number }>`select versao from titulos_pagar where id = ${id}`.execute(db);
    const esperado = t.cancelado || cobertoDe(t) > 0 ? 'CANCELAMENTO_DE_PAGAR' : null;
    const veio = await codigo(
      transacao(db, (tx) => cancelarTituloPagar(atoDe(tx, fernanda), { id, versao: rows[0]?.versao ?? 0, motivo: 'Engano' })),
    );
    if (conferir(esperado, veio, `cancel ${id}`)) t.cancelado = true;
  }

  const atos = { criar, decidir, pagarInteiro: () => pagar(true), pagarParte: () => pagar(false), estornar, cancelar };
  return { mundo, atos };
}
type Ato = keyof ReturnType<typeof atosDePagar>['atos'];
/** How often each act is drawn. */
export const pesosDePagar: readonly Ato[] = [
  'criar',
  'criar',
  'criar',
  'decidir',
  'decidir',
  'pagarInteiro',
  'pagarInteiro',
  'pagarParte',
  'pagarParte',
  'pagarParte',
  'estornar',
  'estornar',
  'cancelar',
];
