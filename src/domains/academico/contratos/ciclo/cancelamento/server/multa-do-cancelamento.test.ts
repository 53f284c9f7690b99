import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { contratoAtivoDeTeste, fotografia, rascunhoDeTeste } from '#tests/helpers/contratos.ts';
import { criarMundo, type Mundo } from '#tests/helpers/mundo.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { cancelarCadaUm } from './cancelar-contrato.ts';

let s: ServidorDeTeste;
let mundo: Mundo;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.contratos });
  mundo = await criarMundo(s.banco.db, { vagas: 100 });
});
afterAll(() => s.fechar());

const dataEfeito = '2026-06-10';
// Seven of the twelve installments of R$ 833,33 fall due after it.
const valor = Math.round((7 * 83_333) / 10);
const multa = { forma: 'percentual' as const, percentual: '10.0000', dataVencimento: '2099-01-10' };
const morrer = (id: number) => sql`update pessoas set data_falecimento = '2026-11-10' where id = ${id}`.execute(s.banco.db);
const outraPessoa = async (): Promise<number> => (await rascunhoDeTeste(s.banco.db, mundo)).pagadores[0] ?? 0;
/** From now on these pay all of the contract, by an addendum. */
async function passarA(contratoId: number, pagadores: { pessoaId: number; percentual: string }[]) {
  const termo: TermoPedido = { tipo: 'pagadores', precoIndice: null, parcelaDe: 1, parcelaAte: null, pagadores };
  const body = { contratoId, dataAditivo: '2026-06-01', motivo: 'Novo acordo da família', termos: [termo] };
  const { id } = (await s.pedir('POST', 'Aditivo', { body })).corpo.data as { id: number };
  const vigencia = { versao: 1, previsto: { parcelas: 12, ajusteCentavos: 0 } };
  expect((await s.pedir('POST', `Aditivo/${id}/vigencia`, { body: vigencia })).status).toBe(200);
}
const previa = async (ids: number[]) => {
  const { corpo } = await s.pedir('POST', 'Contrato/cancelamentos/previa', { body: { ids, dataEfeito, multa } });
  return (corpo.data as { contratos: { contratoId: number; impedimento: string | null; multaCentavos: number; multas: unknown[] }[] })
    .contratos;
};
const cancelar = async (contratoId: number) => {
  const { rows } = await sql<{ versao: number }>`select versao from contratos where id = ${contratoId}`.execute(s.banco.db);
  const body = { versao: rows[0]?.versao, dataEfeito, motivo: 'Mudança', multa };
  return s.pedir('POST', `Contrato/${contratoId}/cancelamento`, { body });
};
/** Who was charged, and how much. */
const cobradas = async (contratoId: number) => {
  const { rows } = await sql<{ pagador: number; valor: number }>`select pagador_id as pagador, valor_centavos as valor from titulos_receber
    where contrato_id = ${contratoId} and origem = 'taxa' and situacao = 'aberto' order by id`.execute(s.banco.db);
  return rows;
};

test('who pays the contract by an addendum is charged, divided to the cent, and the undo takes the fee back', async () => {
  const { contratoId } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const [pai, avo] = [await outraPessoa(), await outraPessoa()];
  await passarA(contratoId, [
    { pessoaId: pai, percentual: '66.67' },
    { pessoaId: avo, percentual: '33.33' },
  ]);
  const antes = await fotografia(s.banco.db, contratoId);
  const [prevista] = await previa([contratoId]);
  expect(prevista).toMatchObject({ impedimento: null, multaCentavos: valor });
  const feito = await cancelar(contratoId);
  expect(feito.corpo.data).toMatchObject({ multaCentavos: valor });
  const doPai = Math.round((valor * 6667) / 10_000);
  expect(await cobradas(contratoId)).toEqual([
    { pagador: pai, valor: doPai },
    { pagador: avo, valor: valor - doPai },
  ]);
  // The question before it had named them with the same amounts.
  expect(prevista?.multas).toMatchObject([
    { pagadorId: pai, pagadorNome: expect.stringMatching(/./), valorCentavos: doPai },
    { pagadorId: avo, pagadorNome: expect.stringMatching(/./), valorCentavos: valor - doPai },
  ]);
  const { situacaoId } = feito.corpo.data as { situacaoId: number };
  await s.pedir('POST', `Contrato/situacoes/${situacaoId}/desfazimento`, { body: { motivo: null, motivoAcimaDaAnuidade: null } });
  expect(await cobradas(contratoId)).toEqual([]);
  expect(await fotografia(s.banco.db, contratoId)).toEqual(antes);
});

test('guardians changed after the activation pay no fee until an addendum says so, even when they died', async () => {
  const { contratoId, matriculaId, pagadores } = await contratoAtivoDeTeste(s.banco.db, mundo);
  const novo = await outraPessoa();
  await sql`update matriculas_responsaveis set pessoa_id = ${novo} where matricula_id = ${matriculaId} and financeiro`.execute(s.banco.db);
  await morrer(novo);
  expect(await previa([contratoId])).toMatchObject([{ impedimento: null, multaCentavos: valor }]);
  expect((await cancelar(contratoId)).status).toBe(200);
  expect(await cobradas(contratoId)).toEqual([{ pagador: pagadores[0], valor }]);
});

test('in a batch each contract is judged by its own payers: a former one who died stands in nobody’s way, who pays now does', async () => {
  const [herdado, parado] = [await contratoAtivoDeTeste(s.banco.db, mundo), await contratoAtivoDeTeste(s.banco.db, mundo)];
  const [pai, tia] = [await outraPessoa(), await outraPessoa()];
  await passarA(herdado.contratoId, [{ pessoaId: pai, percentual: '100.00' }]);
  await passarA(parado.contratoId, [{ pessoaId: tia, percentual: '100.00' }]);
  await morrer(herdado.pagadores[0] ?? 0);
  await morrer(tia);
  const ids = [herdado.contratoId, parado.contratoId];
  const previstos = new Map((await previa(ids)).map((p) => [p.contratoId, [p.impedimento, p.multaCentavos]]));
  expect(ids.map((id) => previstos.get(id))).toEqual([
    [null, valor],
    ['PAGADOR_FALECIDO', 0],
  ]);
  const so = await cancelar(parado.contratoId);
  expect([so.status, so.corpo.error?.code]).toEqual([409, 'PAGADOR_FALECIDO']);
  expect(so.corpo.error?.message).toMatch(/num contrato já ativo, por aditivo/);
  const { cancelados, recusados } = await transacao(s.banco.db, (tx) =>
    cancelarCadaUm(
      atoDe(tx, mundo.quem),
      ids.map((id) => ({ id })),
      { dataEfeito, motivo: null, multa },
    ),
  );
  expect(cancelados).toMatchObject([{ id: herdado.contratoId, multaCentavos: valor }]);
  expect(recusados).toMatchObject([{ id: parado.contratoId, erro: { code: 'PAGADOR_FALECIDO' } }]);
  expect(await cobradas(herdado.contratoId)).toEqual([{ pagador: pai, valor }]);
});
