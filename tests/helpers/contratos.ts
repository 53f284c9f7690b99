import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { centavos } from '#shared/dinheiro.ts';
import { criarRascunho, type Familia, matricularFamilia, type Mundo } from './mundo.ts';

let familias = 0;

/** A right CPF for a number, by the rule of the check digits. */
function cpfDe(n: number): string {
  const base = String(100_000_000 + n)
    .split('')
    .map(Number);
  for (const peso of [10, 11]) {
    const r = base.reduce((soma, d, i) => soma + d * (peso - i), 0) % 11;
    base.push(r < 2 ? 0 : 11 - r);
  }
  return base.join('');
}

/** A draft contract of a new family, whose payers all have a CPF: one price of twelve installments from 10/02/2026. */
export async function rascunhoDeTeste(
  db: Db,
  mundo: Mundo,
  percentuais: readonly string[] = ['100.00'],
  valor = 1_000_000,
): Promise<Familia & { contratoId: number }> {
  familias += 1;
  const familia = await matricularFamilia(db, mundo, `Aluno ${familias}`, percentuais, 10);
  for (const [i, id] of familia.pagadores.entries())
    await sql`update pessoas set cpf = ${cpfDe(familias * 4 + i)} where id = ${id}`.execute(db);
  return { ...familia, contratoId: await criarRascunho(db, mundo, familia.matriculaId, centavos(valor)) };
}

/** The same, in force since before the portal: what fell due is issued on its due date, whenever the test runs. */
export async function contratoAtivoDeTeste(db: Db, mundo: Mundo, percentuais?: readonly string[], valor?: number) {
  const rascunho = await rascunhoDeTeste(db, mundo, percentuais, valor);
  await transacao(db, async (tx) => {
    const { recusados } = await ativarContratos(atoDe(tx, mundo.quem), [{ id: rascunho.contratoId }], { jaVigoravam: true });
    if (recusados[0]) throw recusados[0].erro;
  });
  return rascunho;
}

/** Everything of a contract that a change and its undo must leave as it was: state, total and living titles. */
export async function fotografia(db: Db, contratoId: number) {
  const { rows: contrato } =
    await sql`select situacao, total_centavos, ajustes_centavos, texto_congelado from contratos where id = ${contratoId}`.execute(db);
  const { rows: titulos } =
    await sql`select id, numero, parcela, pagador_id, data_vencimento, valor_centavos, desconto_incondicional_centavos, desconto_condicional_centavos,
      amortizado_centavos, recebido_centavos, situacao, portal from titulos_receber where contrato_id = ${contratoId} and situacao <> 'cancelado' order by id`.execute(
      db,
    );
  const { rows: fatos } =
    await sql`select coalesce(sum(case when evento in ('titulo.emitido', 'titulo.restaurado') then valor_centavos when evento = 'titulo.cancelado' then -valor_centavos else 0 end), 0)::bigint as faturado
    from fatos_contabeis f where (f.origem_tipo, f.origem_id) in (select 'titulo', t.id from titulos_receber t where t.contrato_id = ${contratoId}
      union all select 'titulo_cancelamento', k.id from titulos_cancelamentos k join titulos_receber t on t.id = k.titulo_id where t.contrato_id = ${contratoId})`.execute(
      db,
    );
  return { contrato: contrato[0], titulos, fatos: fatos[0] };
}

/** The term of an addendum that takes every installment from one on to nothing. */
export const bolsaIntegral = (parcelaDe: number): TermoPedido => ({
  tipo: 'incluir_desconto',
  precoIndice: null,
  parcelaDe,
  parcelaAte: null,
  descricao: 'Bolsa integral',
  descontoId: null,
  forma: 'percentual',
  percentual: '100.0000',
  valorCentavos: null,
  limiteCentavos: null,
  condicional: false,
  sobreValorCheio: false,
  prioridade: 1,
});
