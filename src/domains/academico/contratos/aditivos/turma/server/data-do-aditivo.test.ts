import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { traduzirErroDoBanco } from '#platform/server/database/errors.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { contratoAtivoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { efeitoDesde } from '#domains/academico/contratos/aditivos/efeito.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import {
  aditarContrato,
  criarAditivo,
  editarAditivo,
  preverAditivo,
  vigorarAditivo,
} from '#domains/academico/contratos/aditivos/registro/server/aditar-contrato.ts';
import { aditarTurma, julgarDaTurma } from './aditivo-da-turma.ts';
import { contratosDaTurma } from '#domains/academico/contratos/server/contratos-da-turma.ts';

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
  transacao(banco.db, (tx) => aditarContrato(atoDe(tx, mundo.quem), { contratoId, dataAditivo, motivo: 'Acordo', termos }));

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
  const { id } = await transacao(banco.db, (tx) =>
    criarAditivo(atoDe(tx, mundo.quem), { contratoId, dataAditivo: '2026-06-01', ...dados }),
  );
  await expect(
    transacao(banco.db, (tx) => editarAditivo(atoDe(tx, mundo.quem), { id, versao: 1, dataAditivo: '1999-01-01', ...dados })),
  ).rejects.toMatchObject({ code: 'ADITIVO_DATA_INVALIDA' });
  const causa: unknown = await sql`update aditivos set data_aditivo = '1999-01-01' where id = ${id}`
    .execute(banco.db)
    .catch((e: unknown) => e);
  expect(traduzirErroDoBanco(causa)?.code).toBe('ADITIVO_INCOERENTE');
  // A date accepted once may no longer hold: the last installments may have been cancelled meanwhile.
  await sql`update aditivos set data_aditivo = '2027-12-31' where id = ${id}`.execute(banco.db);
  await expect(
    transacao(banco.db, (tx) => vigorarAditivo(atoDe(tx, mundo.quem), { id, versao: 1, previsto: { parcelas: 1, ajusteCentavos: 0 } })),
  ).rejects.toMatchObject({ code: 'ADITIVO_DATA_INVALIDA' });
});

test('the addendum of a class skips the contracts that the date does not fit, saying why', async () => {
  const pedido = { turmaId: mundo.turmaId, dataAditivo: '1999-01-01', motivo: 'Acordo' };
  const termo = { tipo: 'valor' as const, preco: null, parcelaDe: 12, parcelaAte: null, valorCentavos: 60_000 as never, percentual: null };
  const feito = await transacao(banco.db, (tx) => aditarTurma(atoDe(tx, mundo.quem), { ...pedido, termos: [termo] }));
  expect(feito.feitos).toEqual([]);
  expect(feito.recusados?.map((r) => r.erro.code)).toContain('ADITIVO_DATA_INVALIDA');
});

describe('the preview', () => {
  const efeitoEm = async (contratoId: number, dataAditivo: string) => {
    const { plano } = await preverAditivo(banco.db, { contratoId, dataAditivo, termos: [{ ...alteracao, parcelaDe: 3 }] }, fuso);
    return efeitoDesde(plano.efeito, dataAditivo);
  };
  const alteracao = { tipo: 'valor' as const, precoIndice: 0, parcelaAte: null, valorCentavos: 70_000 as never, percentual: null };

  test('says what changes from the date on, and what fell due before it and changes too', async () => {
    // Twelve installments of 833,33 from 10/02/2026, those from the third on become 700,00.
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    const cada = 70_000 - 83_333;
    expect(await efeitoEm(contratoId, '2026-03-01')).toEqual({
      data: '2026-03-01',
      parcelas: 10,
      ajusteCentavos: 10 * cada - 2,
      primeiroVencimento: '2026-04-10',
      anteriores: 0,
      ajusteAnteriorCentavos: 0,
    });
    // On the very due date the installment is of those that change from then on.
    expect(await efeitoEm(contratoId, '2026-06-10')).toMatchObject({ parcelas: 8, primeiroVencimento: '2026-06-10', anteriores: 2 });
    expect(await efeitoEm(contratoId, '2026-06-11')).toMatchObject({ parcelas: 7, primeiroVencimento: '2026-07-10', anteriores: 3 });
  });

  test('refuses a date that the addendum itself would refuse, of one contract or of a class', async () => {
    const { contratoId } = await contratoAtivoDeTeste(banco.db, mundo);
    await expect(efeitoEm(contratoId, '1999-01-01')).rejects.toMatchObject({
      code: 'ADITIVO_DATA_INVALIDA',
      campos: [{ path: 'dataAditivo' }],
    });
    const ids = await contratosDaTurma(banco.db, mundo.turmaId);
    const termo = {
      tipo: 'valor' as const,
      preco: null,
      parcelaDe: 12,
      parcelaAte: null,
      valorCentavos: 60_000 as never,
      percentual: null,
    };
    const julgados = await julgarDaTurma(banco.db, ids, [termo], { hoje: '2026-06-01', emData: { dataAditivo: '1999-01-01', fuso } });
    expect(new Set(julgados.map((j) => j.erro?.code))).toContain('ADITIVO_DATA_INVALIDA');
  });
});
