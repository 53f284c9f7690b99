import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { formatarData, hojeEm, somarDias } from '#shared/datas.ts';
import { contratoAtivoDeTeste, fotografia } from '#tests/helpers/contratos.ts';
import { fuso } from '#tests/helpers/financeiro.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { desfazerMudancaDeSituacao } from '#domains/academico/contratos/ciclo/server/desfazer-situacao.ts';
import { suspenderContrato } from '#domains/academico/contratos/ciclo/server/suspender-contrato.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.matriculas, ...salasDe.contratos] });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
});
afterAll(() => s.fechar());

const motivo = 'Viagem da família';
const hoje = hojeEm(new Date(), fuso);
const post = async (rota: string, body: object) => {
  const { status, corpo } = await s.pedir('POST', rota, { body });
  return { status, data: corpo.data as { movimentoId: number; contratos: object[] }, erro: corpo.error };
};
/** A contract in force whose last installment is still to fall due, whenever the test runs. */
async function aindaAVencer() {
  const familia = await contratoAtivoDeTeste(s.banco.db, mundo);
  await sql`update titulos_receber set data_vencimento = ${somarDias(hoje, 60)}::date, data_limite = ${somarDias(hoje, 60)}::date
    where contrato_id = ${familia.contratoId} and parcela = 12`.execute(s.banco.db);
  return familia;
}
const trancar = (matriculaId: number, contrato: object) =>
  post(`Matricula/${matriculaId}/trancamento`, { dataMovimento: '2026-06-10', motivo, contrato });
const voltar = (matriculaId: number, dataMovimento: string) =>
  post(`Matricula/${matriculaId}/retorno`, {
    turmaId: mundo.turmaId,
    dataMovimento,
    motivo: null,
    motivoExcedente: null,
    reativarContrato: true,
  });
const desfazer = (matriculaId: number, movimentoId: number) =>
  post(`Matricula/${matriculaId}/desfazimento`, { movimentoId, motivo: 'Engano' });

describe('back in class before the suspension of the contract takes effect', () => {
  test('everything is billed again, nothing is waived, and both undone one by one are exact', async () => {
    const { matriculaId, contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
    const inicio = await fotografia(s.banco.db, contratoId);
    const trancada = await trancar(matriculaId, { acao: 'suspender', dataEfeito: '2026-09-10' });
    expect(trancada.data.contratos).toMatchObject([{ id: contratoId, titulos: 4 }]);
    const suspenso = await fotografia(s.banco.db, contratoId);
    const volta = await voltar(matriculaId, '2026-07-20');
    expect([volta.status, volta.data.contratos]).toMatchObject([200, [{ id: contratoId, titulos: 4 }]]);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(inicio);
    await desfazer(matriculaId, volta.data.movimentoId);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(suspenso);
    await desfazer(matriculaId, trancada.data.movimentoId);
    expect(await fotografia(s.banco.db, contratoId)).toEqual(inicio);
  });

  test('also when it would take effect only after today, or was suspended by itself later than the return', async () => {
    const futura = await aindaAVencer();
    const avulsa = await contratoAtivoDeTeste(s.banco.db, mundo);
    const inicios = await Promise.all([futura, avulsa].map((f) => fotografia(s.banco.db, f.contratoId)));
    await trancar(futura.matriculaId, { acao: 'suspender', dataEfeito: somarDias(hoje, 20) });
    await trancar(avulsa.matriculaId, { acao: 'manter' });
    const pedido = { contratoId: avulsa.contratoId, dataEfeito: '2026-08-10', motivo };
    await transacao(s.banco.db, (tx) => suspenderContrato(atoDe(tx, mundo.quem), pedido));
    for (const { matriculaId } of [futura, avulsa]) expect((await voltar(matriculaId, '2026-07-20')).status).toBe(200);
    expect(await Promise.all([futura, avulsa].map((f) => fotografia(s.banco.db, f.contratoId)))).toEqual(inicios);
  });
});

test('a contract whose suspension is still to take effect is active again today, whole; another day is refused by its field', async () => {
  const { contratoId } = await aindaAVencer();
  const inicio = await fotografia(s.banco.db, contratoId);
  const suspender = async (dataEfeito: string) =>
    (await transacao(s.banco.db, (tx) => suspenderContrato(atoDe(tx, mundo.quem), { contratoId, dataEfeito, motivo }))).situacaoId;
  const reativar = (versao: number, dataEfeito: string | null) =>
    post(`Contrato/${contratoId}/reativacao`, { versao, dataEfeito, motivo: null });
  await suspender(somarDias(hoje, 20));
  const cedo = await reativar(3, somarDias(hoje, -1));
  expect([cedo.status, cedo.erro]).toMatchObject([400, { code: 'DATA_EFEITO_INVALIDA', fields: [{ path: 'dataEfeito' }] }]);
  expect(cedo.erro?.message).toContain(formatarData(hoje));
  expect((await reativar(3, null)).status).toBe(200);
  expect(await fotografia(s.banco.db, contratoId)).toEqual(inicio);
  // One that took effect goes on only from its day: what fell due meanwhile stays waived.
  const passada = await suspender('2026-08-10');
  expect((await reativar(5, '2026-07-10')).erro).toMatchObject({ code: 'DATA_EFEITO_INVALIDA', fields: [{ path: 'dataEfeito' }] });
  await transacao(s.banco.db, (tx) => desfazerMudancaDeSituacao(atoDe(tx, mundo.quem), { situacaoId: passada, motivo }));
  expect(await fotografia(s.banco.db, contratoId)).toEqual(inicio);
});

test('an exit whose choice for the contract is refused points at the field of its window', async () => {
  const { matriculaId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const tarde = await trancar(matriculaId, { acao: 'suspender', dataEfeito: '2030-01-01' });
  expect(tarde.erro).toMatchObject({ code: 'DATA_EFEITO_TARDIA', fields: [{ path: 'contrato.dataEfeito' }] });
  const multa = { forma: 'percentual', percentual: '10', dataVencimento: '2026-01-10' };
  const vencida = await post(`Matricula/${matriculaId}/transferencia`, {
    dataMovimento: '2026-06-10',
    motivo,
    contrato: { acao: 'cancelar', multa },
  });
  expect(vencida.erro).toMatchObject({ code: 'MULTA_VENCIDA', fields: [{ path: 'contrato.multa.dataVencimento' }] });
});
