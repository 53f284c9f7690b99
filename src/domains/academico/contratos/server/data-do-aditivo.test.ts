import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import type { TermoPedido } from '../esquemas-aditivos.ts';
import { aditarContrato, criarAditivo, editarAditivo, vigorarAditivo } from './aditar-contrato.ts';
import { aditarTurma } from './aditivo-da-turma.ts';

let banco: BancoDeTeste;
let mundo: Mundo;
const fuso = 'America/Belem';
beforeAll(async () => {
  banco = await bancoDeTeste();
  mundo = await criarMundo(banco.db);
});
afterAll(() => banco.fechar());

const termos: TermoPedido[] = [
  { tipo: 'valor', precoIndice: 0, parcelaDe: 12, parcelaAte: null, valorCentavos: 70_000 as never, percentual: null },
];
const aditar = (contratoId: number, dataAditivo: string) =>
  transacao(banco.db, (tx) => aditarContrato(tx, mundo.quem, { contratoId, dataAditivo, motivo: 'Acordo', termos }, fuso));

test('an addendum is dated within the life of its contract', async () => {
  const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
  const recusa: unknown = await aditar(contratoId, '1999-01-01').catch((e: unknown) => e);
  expect(recusa).toMatchObject({ code: 'ADITIVO_DATA_INVALIDA', campos: [{ path: 'dataAditivo' }] });
  expect((recusa as { mensagem: (i: 'br') => string }).mensagem('br')).toMatch(/deve ficar entre 10\/01\/2026 e 10\/01\/2027\.$/);
  await expect(aditar(contratoId, '2026-01-09')).rejects.toMatchObject({ code: 'ADITIVO_DATA_INVALIDA' });
  await expect(aditar(contratoId, '2027-01-11')).rejects.toMatchObject({ code: 'ADITIVO_DATA_INVALIDA' });
  expect(await aditar(contratoId, '2026-06-01')).toMatchObject({ parcelas: 1 });
});

test('neither an edition nor coming into force takes another date; the database refuses it too', async () => {
  const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
  const dados = { motivo: 'Acordo', termos };
  const { id } = await transacao(banco.db, (tx) => criarAditivo(tx, mundo.quem, { contratoId, dataAditivo: '2026-06-01', ...dados }, fuso));
  await expect(
    transacao(banco.db, (tx) => editarAditivo(tx, mundo.quem, { id, versao: 1, dataAditivo: '1999-01-01', ...dados }, fuso)),
  ).rejects.toMatchObject({ code: 'ADITIVO_DATA_INVALIDA' });
  const causa: unknown = await sql`update aditivos set data_aditivo = '1999-01-01' where id = ${id}`
    .execute(banco.db)
    .catch((e: unknown) => e);
  expect(traduzirErroDoBanco(causa)?.code).toBe('ADITIVO_INCOERENTE');
  // A date accepted once may no longer hold: the last installments may have been cancelled meanwhile.
  await sql`update aditivos set data_aditivo = '2027-12-31' where id = ${id}`.execute(banco.db);
  await expect(
    transacao(banco.db, (tx) => vigorarAditivo(tx, mundo.quem, { id, versao: 1, previsto: { parcelas: 1, ajusteCentavos: 0 } }, fuso)),
  ).rejects.toMatchObject({ code: 'ADITIVO_DATA_INVALIDA' });
});

test('the addendum of a class skips the contracts that the date does not fit, saying why', async () => {
  const pedido = { turmaId: mundo.turmaId, dataAditivo: '1999-01-01', motivo: 'Acordo' };
  const termo = { tipo: 'valor' as const, preco: null, parcelaDe: 12, parcelaAte: null, valorCentavos: 60_000 as never, percentual: null };
  const feito = await transacao(banco.db, (tx) => aditarTurma(tx, mundo.quem, { ...pedido, termos: [termo] }, fuso));
  expect(feito.feitos).toEqual([]);
  expect(feito.recusados?.map((r) => r.erro.code)).toContain('ADITIVO_DATA_INVALIDA');
});
