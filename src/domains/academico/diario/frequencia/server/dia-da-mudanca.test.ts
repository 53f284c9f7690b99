import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { type CenaDoDiario, cenaDoDiario } from '#tests/helpers/diario/cena.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { presencasDasTurmas } from '#domains/academico/diario/chamadas/server/door.ts';
import { registrarJustificativa } from '#domains/academico/diario/justificativas/server/oficina.ts';
import { listarJustificativas } from '#domains/academico/diario/justificativas/server/queries.ts';
import { listarFrequenciaPorNivel } from './mes-por-nivel.ts';
import { chamar } from '#domains/academico/diario/chamadas/server/oficina.ts';

let banco: BancoDeTeste;
let cena: CenaDoDiario;
const quem = quemDeTeste();
const mudanca = '2026-03-11';
beforeAll(async () => {
  banco = await bancoDeTeste();
  cena = await cenaDoDiario(banco.db);
  await sql`update criterios_avaliacao set controle_frequencia = 'por_dia'`.execute(banco.db);
});
afterAll(() => banco.fechar());

const chamarDia = (turmaId: number, data: string, faltas: Readonly<Record<number, number>>) =>
  transacao(banco.db, (tx) =>
    chamar(atoDe(tx, quem), {
      turmaId,
      chamadas: [
        {
          aulaId: null,
          data,
          versao: null,
          alunos: Object.entries(faltas).map(([i, n]) => ({ matriculaId: cena.alunos[Number(i)] ?? 0, faltas: n, justificada: false })),
        },
      ],
    }),
  );

test('a day is one, whatever classes called it: who was in either was there, who was in neither missed one', async () => {
  const { turmaA, turmaB } = cena.escola;
  await chamarDia(turmaA, '2026-03-10', { 0: 1, 1: 0, 2: 0 });
  await chamarDia(turmaA, mudanca, { 0: 1, 1: 1, 2: 0 });
  await transacao(banco.db, (tx) =>
    remanejar(atoDe(tx, quem), {
      turmaOrigemId: turmaA,
      turmaDestinoId: turmaB,
      matriculaIds: cena.alunos,
      dataMovimento: mudanca,
      motivo: null,
      motivoExcedente: null,
    }),
  );
  await chamarDia(turmaB, mudanca, { 0: 1, 1: 0, 2: 0 });
  await chamarDia(turmaB, '2026-03-12', { 0: 0, 1: 1, 2: 0 });
  const esperado = [
    { matriculaId: cena.alunos[0], disciplinaId: null, dadas: 3, faltas: 2, justificadas: 0 },
    { matriculaId: cena.alunos[1], disciplinaId: null, dadas: 3, faltas: 1, justificadas: 0 },
    { matriculaId: cena.alunos[2], disciplinaId: null, dadas: 3, faltas: 0, justificadas: 0 },
  ];
  for (const turmaIds of [[turmaB], [turmaA, turmaB]])
    expect(await presencasDasTurmas(banco.db, { turmaIds, controle: 'por_dia' })).toEqual(esperado);
  expect(await presencasDasTurmas(banco.db, { turmaIds: [turmaB], controle: 'por_dia', de: mudanca, ate: mudanca })).toEqual(
    esperado.map((p, i) => ({ ...p, dadas: 1, faltas: i === 0 ? 1 : 0 })),
  );
});

test('nor does it count twice in the month of the school, or among the absences that a justification covers', async () => {
  const mes = { de: '2026-03-01', ate: '2026-03-31' };
  const todas = { chamadas: 4, dadas: 9, faltas: 3, justificadas: 0 };
  expect(await listarFrequenciaPorNivel(banco.db, quem, mes)).toMatchObject([todas]);
  expect(await listarFrequenciaPorNivel(banco.db, quem, { de: mudanca, ate: mudanca })).toMatchObject([
    { chamadas: 2, dadas: 3, faltas: 1 },
  ]);
  await transacao(banco.db, (tx) =>
    registrarJustificativa(atoDe(tx, quem), {
      matriculaId: cena.alunos[0] ?? 0,
      dataInicio: mudanca,
      dataFim: mudanca,
      motivo: 'saude',
      descricao: null,
    }),
  );
  const paginacao = {
    numeroDaPagina: 1,
    tamanhoDaPagina: 20,
    campoOrdenado: 'dataInicio',
    ordenacaoAscendente: true,
    parte: 'tudo',
  } as const;
  const { itens } = await listarJustificativas(banco.db, quem, {
    paginacao,
    filtros: { nome: undefined, turmaId: undefined, matriculaId: undefined, situacao: undefined },
  });
  expect(itens.map(({ faltas }) => faltas)).toEqual([1]);
  expect(await listarFrequenciaPorNivel(banco.db, quem, mes)).toMatchObject([{ ...todas, faltas: 2, justificadas: 1 }]);
});
