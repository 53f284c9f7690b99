import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { gerarRemessa } from '#domains/financeiro/boletos/remessas/server/remessas.ts';
import { pedirBaixas } from '#domains/financeiro/boletos/lista/server/oficina.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { boletosDeTeste, type Cobranca, cobrancaDeTeste, estadoDe, importar, pago } from '#tests/helpers/boletos.ts';
import { fernanda, fuso, tituloDeTeste } from '#tests/helpers/financeiro.ts';
import { emitirBoletos, preverEmissao } from './emitir.ts';

let banco: BancoDeTeste;
let c: Cobranca;
let hoje: string;
beforeAll(async () => {
  banco = await bancoDeTeste();
  c = await cobrancaDeTeste(banco.db);
  hoje = await hojeNaEscola(banco.db, fuso);
});
afterAll(() => banco.fechar());

const emitir = (ids: number[]) => transacao(banco.db, (tx) => emitirBoletos(atoDe(tx, fernanda), { ids, novoVencimento: null }));

test('no slip is issued on an account that was deactivated, with the title, the account and the way out; what was issued before goes on', async () => {
  const [aPagar, aBaixar] = await boletosDeTeste(banco.db, c, [{}, {}]);
  const { id, numero } = await tituloDeTeste(banco.db, c, { dataVencimento: '2099-03-10' });
  await sql`update contas_bancarias set ativa = false where id = ${c.contaBancariaId}`.execute(banco.db);
  const recusa = `A conta BB movimento, do título ${numero}, está inativa e não emite boleto: em Contas a receber, passe o título para outra conta com Mudar conta.`;
  const previa = await preverEmissao(banco.db, { ids: [id], novoVencimento: null }, hoje, 'br');
  expect(previa).toMatchObject({ quantidade: 0, recusados: [{ tituloId: id, codigo: 'CONTA_DO_TITULO_INATIVA', mensagem: recusa }] });
  await expect(emitir([id])).rejects.toMatchObject({ code: 'CONTA_DO_TITULO_INATIVA' });
  // Slips that are out are told to the bank, taken back and paid as before: money on its way still comes.
  const remessa = () => transacao(banco.db, (tx) => gerarRemessa(atoDe(tx, fernanda), { contaBancariaId: c.contaBancariaId }));
  expect(await remessa()).toMatchObject({ entradas: 2, baixas: 0 });
  await transacao(banco.db, (tx) => pedirBaixas(atoDe(tx, fernanda), { ids: [aBaixar?.id ?? 0], desfazer: false, motivo: 'Outro banco' }));
  expect(await remessa()).toMatchObject({ entradas: 0, baixas: 1 });
  if (!aPagar) throw new Error('no slip');
  await importar(banco.db, [pago(aPagar)]);
  expect((await estadoDe(banco.db, aPagar)).titulo).toBe('baixado');
});
