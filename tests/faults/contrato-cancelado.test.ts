import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ativarContratos } from '#domains/academico/contratos/ciclo/server/door.ts';
import { cancelarContrato } from '#domains/academico/contratos/ciclo/cancelamento/server/door.ts';
import { aplicarLote } from '#domains/financeiro/boletos/retornos/arquivos/server/oficina.ts';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { creditarExcecao } from '#domains/financeiro/boletos/retornos/excecoes/server/excecoes.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import {
  aplicarTudo,
  arquivoDoBanco,
  type BoletoDeTeste,
  type Cobranca,
  cobrancaDeTeste,
  lerTexto,
  linhasDo,
  pago,
} from '#tests/helpers/boletos.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { conferirInteireza } from '#tests/helpers/titulos/inteireza.ts';
import { criarMundo, criarRascunho, matricularFamilia, type Mundo } from '#tests/helpers/mundo.ts';

// F31: a contract is cancelled while the bank confirms the payment of one of its installments. Either the payment came first and stays,
// or the cancellation did and the money waits for a person, who keeps it as credit. Never lost, never counted twice.
let banco: BancoDeTeste;
let mundo: Mundo;
let c: Cobranca;
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 12 });
  c = await cobrancaDeTeste(banco.db);
  // Both helpers bring a rate of the same day.
  await sql`update taxas set vigente_desde = '2020-01-02'`.execute(banco.db);
  mundo = await criarMundo(banco.db);
});
afterAll(() => banco.fechar());

const naTransacao = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
let familias = 0;

/** A contract in force whose last installment has a slip, and the bank's file that pays it. */
async function contratoComBoleto() {
  const nome = `Aluno ${(familias += 1)}`;
  const familia = await matricularFamilia(banco.db, mundo, nome, ['100.00'], familias);
  const contratoId = await criarRascunho(banco.db, { ...mundo, formaPagamentoId: c.formaPagamentoId }, familia.matriculaId);
  await naTransacao((tx) => ativarContratos(atoDe(tx, mundo.quem), [{ id: contratoId }]));
  // The payer as a bank needs one: with an address, that of another payer.
  await sql`insert into pessoas_enderecos (pessoa_id, tipo, cep, logradouro, numero, bairro, cidade, uf, principal)
    select distinct t.pagador_id, e.tipo, e.cep, e.logradouro, e.numero, e.bairro, e.cidade, e.uf, true
    from titulos_receber t, pessoas_enderecos e where t.contrato_id = ${contratoId} and e.pessoa_id = ${c.pagadorId}`.execute(banco.db);
  await sql`update titulos_receber set data_vencimento = data_vencimento + interval '10 years', data_limite = data_limite + interval '10 years'
    where contrato_id = ${contratoId}`.execute(banco.db);
  const { rows: titulos } = await sql<{
    id: number;
  }>`select id from titulos_receber where contrato_id = ${contratoId} order by parcela desc limit 1`.execute(banco.db);
  const tituloId = titulos[0]?.id ?? 0;
  await naTransacao((tx) => emitirBoletos(atoDe(tx, fernanda), { ids: [tituloId], novoVencimento: null }));
  const { rows } =
    await sql<BoletoDeTeste>`select id, titulo_id as "tituloId", nosso_numero as "nossoNumero", identificador, valor_centavos as "valorCentavos"
    from boletos where titulo_id = ${tituloId}`.execute(banco.db);
  const b = rows[0] as BoletoDeTeste;
  const retorno = await lerTexto(banco.db, arquivoDoBanco([pago(b)]));
  return { contratoId, tituloId, b, retornoId: retorno.id };
}
const cancelar = (tx: Tx, id: number) => cancelarContrato(atoDe(tx, mundo.quem), { id, versao: 2, motivo: 'Mudança de cidade' });
const estado = async (tituloId: number) =>
  (
    await sql<{
      situacao: string;
      recebido: number;
      contrato: string;
    }>`select t.situacao, t.recebido_centavos as recebido, k.situacao as contrato
      from titulos_receber t join contratos k on k.id = t.contrato_id where t.id = ${tituloId}`.execute(banco.db)
  ).rows[0];

test('F31: cancelled first: the money waits in the queue and becomes credit', async () => {
  const { contratoId, tituloId, b, retornoId } = await contratoComBoleto();
  const [, aplicado] = await passoAPasso(
    banco.db,
    (tx) => cancelar(tx, contratoId),
    () => aplicarTudo(banco.db, retornoId),
  );
  expect(aplicado.status).toBe('fulfilled');
  expect(await estado(tituloId)).toEqual({ situacao: 'cancelado', recebido: 0, contrato: 'cancelado' });
  const [linha] = await linhasDo(banco.db, retornoId);
  expect(linha).toMatchObject({ resultado: 'excecao', problema: 'TITULO_NAO_RECEBE' });
  await naTransacao((tx) => creditarExcecao(atoDe(tx, fernanda), { id: linha?.id ?? 0, pagadorId: null, dataCredito: null }));
  const { rows } = await sql<{ n: number }>`select sum(valor_centavos - utilizado_centavos)::int as n from creditos`.execute(banco.db);
  expect(rows[0]?.n).toBe(b.valorCentavos);
  await conferirInteireza(banco.db);
});

test('F31: paid first: the payment stays with its title, and the cancellation takes the others alone', async () => {
  const { contratoId, tituloId, b, retornoId } = await contratoComBoleto();
  await sql`update retornos set situacao = 'aplicando' where id = ${retornoId}`.execute(banco.db);
  const [, cancelado] = await passoAPasso(
    banco.db,
    (tx) => aplicarLote(atoDe(tx, fernanda), retornoId),
    () => naTransacao((tx) => cancelar(tx, contratoId)),
  );
  expect(cancelado.status).toBe('fulfilled');
  expect(await estado(tituloId)).toEqual({ situacao: 'baixado', recebido: b.valorCentavos, contrato: 'cancelado' });
  const { rows } = await sql<{
    situacao: string;
    n: number;
  }>`select situacao, count(*)::int as n from titulos_receber where contrato_id = ${contratoId} group by 1 order by 1`.execute(banco.db);
  expect(rows).toEqual([
    { situacao: 'baixado', n: 1 },
    { situacao: 'cancelado', n: 11 },
  ]);
  await conferirInteireza(banco.db);
});
