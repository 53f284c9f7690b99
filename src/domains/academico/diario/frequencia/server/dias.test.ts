import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chamar } from '#domains/academico/diario/chamadas/server/oficina.ts';
import { registrarJustificativa } from '#domains/academico/diario/justificativas/server/oficina.ts';
import { transacao, type Tx } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { passoAPasso } from '#tests/helpers/corridas.ts';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';

let banco: BancoDeTeste;
let cena: CenaDoDiario;
const quem = quemDeTeste();
const dias = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
beforeAll(async () => {
  banco = await bancoDeTeste({ max: 8 });
  cena = await cenaDoDiario(banco.db);
});
afterAll(() => banco.fechar());

const emTx = <T>(fazer: (tx: Tx) => Promise<T>): Promise<T> => transacao(banco.db, fazer);
const fazerChamada = (tx: Tx, aulaId: number, data: string, faltas: readonly number[], versao: number | null = null) =>
  chamar(atoDe(tx, quem), {
    turmaId: cena.escola.turmaA,
    chamadas: [
      { aulaId, data, versao, alunos: cena.alunos.map((matriculaId, i) => ({ matriculaId, faltas: faltas[i] ?? 0, justificada: false })) },
    ],
  });
const justificar = (tx: Tx, i: number, data: string) =>
  registrarJustificativa(atoDe(tx, quem), {
    matriculaId: cena.alunos[i] ?? 0,
    dataInicio: data,
    dataFim: data,
    motivo: 'saude',
    descricao: 'Atestado do posto',
  });
/** Rolls, given, missed and justified of a day, as kept; what is reckoned is the same. */
async function guardado(data: string): Promise<number[] | null> {
  const ler = async (de: string) =>
    (
      await sql<{
        n: number[];
      }>`select array[chamadas, dadas, faltas, justificadas] as n from ${sql.table(de)} where data_chamada = ${data}`.execute(banco.db)
    ).rows[0]?.n ?? null;
  const n = await ler('dias_chamados');
  expect(n).toEqual(await ler('v_dia_chamado'));
  return n;
}

test('what is kept of a day follows its rolls, their absences and what justifies them', async () => {
  const [data = ''] = dias;
  const [mat, port] = [await aulaDeTeste(banco.db, cena.mat, data, 2), await aulaDeTeste(banco.db, cena.port, data)];
  expect(await guardado(data)).toBeNull();
  const { chamadas } = await emTx((tx) => fazerChamada(tx, mat, data, [2, 1]));
  expect(await guardado(data)).toEqual([1, 6, 3, 0]);
  await emTx((tx) => fazerChamada(tx, port, data, [1]));
  expect(await guardado(data)).toEqual([2, 9, 4, 0]);
  await emTx((tx) => justificar(tx, 0, data));
  expect(await guardado(data)).toEqual([2, 9, 1, 3]);
  await sql`update justificativas set revogada_em = now(), revogada_motivo = 'Engano'`.execute(banco.dono);
  expect(await guardado(data)).toEqual([2, 9, 4, 0]);
  await emTx((tx) => fazerChamada(tx, mat, data, [0, 0, 2], 1));
  expect(await guardado(data)).toEqual([2, 9, 3, 0]);
  await emTx((tx) => sql`delete from chamadas where id = ${chamadas[0]?.id}`.execute(tx));
  expect(await guardado(data)).toEqual([1, 3, 1, 0]);
});

test('two who call the same day at once are both counted', async () => {
  const [, data = ''] = dias;
  const [mat, port] = [await aulaDeTeste(banco.db, cena.mat, data), await aulaDeTeste(banco.db, cena.port, data)];
  await passoAPasso(
    banco.db,
    (tx) => fazerChamada(tx, mat, data, [1]),
    () => emTx((tx) => fazerChamada(tx, port, data, [0, 1])),
  );
  expect(await guardado(data)).toEqual([2, 6, 2, 0]);
});

test('an absence and what justifies it, saved at once, are counted as justified, whichever comes first', async () => {
  const [, , antes = '', depois = ''] = dias;
  const chamada = await aulaDeTeste(banco.db, cena.mat, antes);
  await passoAPasso(
    banco.db,
    (tx) => fazerChamada(tx, chamada, antes, [1]),
    () => emTx((tx) => justificar(tx, 0, antes)),
  );
  expect(await guardado(antes)).toEqual([1, 3, 0, 1]);
  const outra = await aulaDeTeste(banco.db, cena.mat, depois);
  await passoAPasso(
    banco.db,
    (tx) => justificar(tx, 0, depois),
    () => emTx((tx) => fazerChamada(tx, outra, depois, [1])),
  );
  expect(await guardado(depois)).toEqual([1, 3, 0, 1]);
});
