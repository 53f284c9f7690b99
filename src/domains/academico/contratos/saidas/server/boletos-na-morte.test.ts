import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emitirBoletos } from '#domains/financeiro/boletos/emissao/server/oficina.ts';
import { gerarRemessa, preverRemessa } from '#domains/financeiro/boletos/remessas/server/remessas.ts';
import { desfazerComContrato, sairComContrato } from '#domains/academico/contratos/saidas/server/mover-com-contrato.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type Cobranca, cobrancaDeTeste } from '#tests/helpers/boletos.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { fernanda, fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo, titulosDoContrato } from '#tests/helpers/mundo.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';

let banco: BancoDeTeste;
let c: Cobranca;
let mundo: Mundo;
const hoje = hojeEm(new Date(), fuso);
const naMorte = { verbo: 'falecimento' as const, motivo: 'Comunicado pela família' };
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db);
  await sql`delete from taxas`.execute(banco.db);
  c = await cobrancaDeTeste(banco.db);
  mundo = { ...mundo, contaBancariaId: c.contaBancariaId, formaPagamentoId: c.formaPagamentoId };
});
afterAll(() => banco.fechar());

/** A contract in force whose family has slips of every installment, known to the bank. */
async function comBoletos() {
  const familia = await contratoAtivoDeTeste(banco.db, mundo);
  await sql`insert into pessoas_enderecos (pessoa_id, tipo, cep, logradouro, numero, bairro, cidade, uf)
    select ${familia.pagadores[0]}, tipo, cep, logradouro, numero, bairro, cidade, uf from pessoas_enderecos where pessoa_id = ${c.pagadorId}`.execute(
    banco.db,
  );
  const ids = (await titulosDoContrato(banco.db, familia.contratoId)).map((t) => t.id);
  await transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids, novoVencimento: somarDias(hoje, 5) }));
  await remeter();
  return familia;
}
const remeter = () => transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
const boletosDe = async (contratoId: number) =>
  (
    await sql<{
      parcela: number;
      titulo: string;
      boleto: string;
      pedida: boolean;
      enviada: boolean;
    }>`select t.parcela, t.situacao as titulo,
      b.situacao as boleto, b.baixa_pedida_em is not null as pedida, exists (select 1 from remessas_itens i where i.boleto_id = b.id and i.movimento = 'baixa') as enviada
    from boletos b join titulos_receber t on t.id = b.titulo_id where t.contrato_id = ${contratoId} order by t.parcela`.execute(banco.db)
  ).rows;
const quem = quemDeTeste();
const morrer = (id: number) =>
  transacao(banco.db, (tx) =>
    sairComContrato(atoDe(tx, quem), {
      id,
      ...naMorte,
      dataMovimento: '2026-06-10',
      contrato: { acao: 'cancelar', dataEfeito: null, multa: null },
    }),
  );

test('the death of a student takes down, with the next remittance, the slips of the titles that it cancels, and no other', async () => {
  const { matriculaId, contratoId } = await comBoletos();
  const vizinho = await comBoletos();
  const antes = await preverRemessa(banco.db, c.contaBancariaId);
  await morrer(matriculaId);
  const cancelados = (await boletosDe(contratoId)).filter((b) => b.titulo === 'cancelado').map((b) => b.parcela);
  expect(cancelados).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect((await preverRemessa(banco.db, c.contaBancariaId)).baixas - antes.baixas).toBe(cancelados.length);
  await remeter();
  expect((await boletosDe(contratoId)).filter((b) => b.enviada).map((b) => b.parcela)).toEqual(cancelados);
  expect((await boletosDe(vizinho.contratoId)).filter((b) => b.enviada)).toEqual([]);
});

test('undone before the remittance, the titles come back and their slips are asked for no take-down', async () => {
  const { matriculaId, contratoId } = await comBoletos();
  const antes = await preverRemessa(banco.db, c.contaBancariaId);
  const { movimentoId } = await morrer(matriculaId);
  expect(await preverRemessa(banco.db, c.contaBancariaId)).not.toEqual(antes);
  await transacao(banco.db, (tx) => desfazerComContrato(atoDe(tx, quem), { id: matriculaId, movimentoId, motivo: 'Engano' }));
  expect(await preverRemessa(banco.db, c.contaBancariaId)).toEqual(antes);
  expect((await boletosDe(contratoId)).every((b) => b.titulo === 'aberto')).toBe(true);
});

test('kept by choice, the contract goes on, but what falls due after the death gets no slip, in the service and in the database', async () => {
  const { matriculaId, contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
  const emitir = (ids: number[]) =>
    transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids, novoVencimento: somarDias(hoje, 5) }));
  const manter = { acao: 'manter' as const, dataEfeito: null, multa: null };
  await transacao(banco.db, (tx) =>
    sairComContrato(atoDe(tx, quem), { id: matriculaId, ...naMorte, dataMovimento: '2026-06-10', contrato: manter }),
  );
  const depois = (await titulosDoContrato(banco.db, contratoId)).filter((t) => t.data_vencimento > '2026-06-10');
  expect(depois).toHaveLength(7);
  await expect(emitir([depois[0]?.id ?? 0])).rejects.toMatchObject({ code: 'ALUNO_FALECIDO' });
  const copia = sql`insert into boletos (titulo_id, conta_bancaria_id, conta_cobranca_id, data_limite, vencimento_titulo, nosso_numero, nosso_numero_impresso, data_documento, data_vencimento, valor_centavos,
      base_juros_centavos, desconto_centavos, multa_percentual, juros_percentual_mes, codigo_barras, linha_digitavel, cobranca)
    select ${depois[0]?.id ?? 0}, conta_bancaria_id, conta_cobranca_id, data_limite, data_vencimento, '99999999', nosso_numero_impresso, data_documento, data_vencimento, valor_centavos,
      base_juros_centavos, desconto_centavos, multa_percentual, juros_percentual_mes, codigo_barras, linha_digitavel, cobranca
    from boletos order by id limit 1`;
  await expect(copia.execute(banco.db)).rejects.toThrow('BOLETO_DE_FALECIDO');
});
