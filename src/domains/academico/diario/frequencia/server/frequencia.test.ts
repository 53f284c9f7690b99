import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario, disciplinasDeTeste } from '#tests/helpers/diario/cena.ts';
import { quemDeTeste } from '#tests/helpers/servidor.ts';
import { remanejar } from '#domains/academico/matriculas/remanejamento/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { presencasDasTurmas } from '#domains/academico/diario/chamadas/server/door.ts';
import { chamar } from '#domains/academico/diario/chamadas/server/oficina.ts';
import { frequenciaDaTurma } from './frequencia-da-turma.ts';
import { listarFrequenciaPorNivel } from './mes-por-nivel.ts';

let banco: BancoDeTeste;
let cena: CenaDoDiario;
const quem = quemDeTeste();
/** What happened, kept by the test as it happened: the slow count goes over it one by one. */
const feitas: {
  turma: number;
  disciplina: string;
  data: string;
  quantidade: number;
  marcas: { matriculaId: number; faltas: number; justificada: boolean }[];
}[] = [];
const documentos: { matriculaId: number; de: string; ate: string; revogada: boolean }[] = [];

/** Numbers without a pattern that are the same every time. */
let semente = 7;
const sorteio = (n: number): number => {
  semente = (semente * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((semente / 2_147_483_648) * n);
};
const dias = Array.from({ length: 50 }, (_, i) => new Date(Date.UTC(2026, 1, 2 + i)))
  .filter((dia) => dia.getUTCDay() % 6 !== 0)
  .map((dia) => dia.toISOString().slice(0, 10));
const meio = dias[20] ?? '';

beforeAll(async () => {
  banco = await bancoDeTeste();
  cena = await cenaDoDiario(banco.db, { nomes: ['Ana', 'Bia', 'Caio', 'Davi', 'Eva', 'Fábio'] });
  const { turmaA, turmaB } = cena.escola;
  // The other class has the same mathematics.
  await sql`insert into turmas_disciplinas (turma_id, disciplina_id) select ${turmaB}, disciplina_id from turmas_disciplinas where id = ${cena.mat}`.execute(
    banco.db,
  );
  const { rows } = await sql<{ id: number }>`select id from turmas_disciplinas where turma_id = ${turmaB}`.execute(banco.db);
  const matB = rows[0]?.id ?? 0;
  const [arteB = 0] = await disciplinasDeTeste(banco.db, turmaB, [['Arte', 40]]);
  const daTurma = {
    [turmaA]: [
      ['mat', cena.mat],
      ['port', cena.port],
    ],
    [turmaB]: [
      ['mat', matB],
      ['arte', arteB],
    ],
  } as const;
  const chamarTudo = async (turma: number, alunos: readonly number[], quando: readonly string[]) => {
    for (const data of quando)
      for (const [disciplina, id] of daTurma[turma] ?? []) {
        const quantidade = 1 + sorteio(3);
        const aula = await aulaDeTeste(banco.db, id, data, quantidade);
        // One in ten rolls was never called, and now and then somebody is left out of it.
        if (sorteio(10) === 0) continue;
        const marcas = alunos
          .filter(() => sorteio(12) > 0)
          .map((matriculaId) => ({ matriculaId, faltas: sorteio(4) === 0 ? sorteio(quantidade + 1) : 0, justificada: sorteio(3) === 0 }));
        if (marcas.length === 0) continue;
        await transacao(banco.db, (tx) =>
          chamar(atoDe(tx, quem), { turmaId: turma, chamadas: [{ aulaId: aula, data, versao: null, alunos: marcas }] }),
        );
        feitas.push({ turma, disciplina, data, quantidade, marcas });
      }
  };
  await chamarTudo(turmaA, cena.alunos, dias.slice(0, 20));
  // Two move in the middle, and are called in the class that they came to from then on.
  const [um = 0, dois = 0, ...ficam] = cena.alunos;
  await transacao(banco.db, (tx) =>
    remanejar(atoDe(tx, quem), {
      turmaOrigemId: turmaA,
      turmaDestinoId: turmaB,
      matriculaIds: [um, dois],
      dataMovimento: meio,
      motivo: null,
      motivoExcedente: null,
    }),
  );
  await chamarTudo(turmaA, ficam, dias.slice(20));
  await chamarTudo(turmaB, [um, dois], dias.slice(20));
  for (const [i, matriculaId] of cena.alunos.entries()) {
    const [de = '', ate = ''] = [dias[i * 3], dias[i * 3 + 4]];
    const revogada = i % 3 === 2;
    await sql`insert into justificativas (matricula_id, data_inicio, data_fim, motivo, revogada_em, revogada_motivo, usuario_nome)
      values (${matriculaId}, ${de}, ${ate}, 'saude', case when ${revogada} then now() end, case when ${revogada} then 'Engano' end, 'Teste')`.execute(
      banco.db,
    );
    documentos.push({ matriculaId, de, ate, revogada });
  }
}, 120_000);
afterAll(() => banco.fechar());

/** One student, one subject, mark by mark. */
function contarDevagar(matriculaId: number, disciplina: string | null, ate = '9999-12-31') {
  const conta = { dadas: 0, faltas: 0, justificadas: 0 };
  for (const chamada of feitas) {
    if (disciplina !== null && chamada.disciplina !== disciplina) continue;
    if (chamada.data > ate) continue;
    const marca = chamada.marcas.find((m) => m.matriculaId === matriculaId);
    if (!marca) continue;
    conta.dadas += chamada.quantidade;
    const coberta = documentos.some((d) => d.matriculaId === matriculaId && !d.revogada && d.de <= chamada.data && chamada.data <= d.ate);
    if (marca.justificada || coberta) conta.justificadas += marca.faltas;
    else conta.faltas += marca.faltas;
  }
  return conta;
}

/** In whole numbers: hundredths of a percent, cut. */
const cortado = (presentes: number, total: number): string | null => {
  if (total === 0) return null;
  const centesimos = (BigInt(presentes) * 10_000n) / BigInt(total);
  return `${centesimos / 100n}.${String(centesimos % 100n).padStart(2, '0')}`;
};

test('the rolls were drawn: there are absences, justified ones, and rolls that nobody called', () => {
  expect(feitas.length).toBeGreaterThan(50);
  expect(feitas.length).toBeLessThan(dias.length * 2 + (dias.length - 20) * 2);
  expect(documentos.filter(({ matriculaId }) => contarDevagar(matriculaId, null).justificadas > 0).length).toBeGreaterThan(3);
});

test('the attendance of a class equals a slow count of its rolls, with what those who moved were given before', async () => {
  for (const turmaId of [cena.escola.turmaA, cena.escola.turmaB]) {
    const { alunos, previstoNoAno } = await frequenciaDaTurma(banco.db, null, {
      turmaId,
      ...(turmaId === cena.escola.turmaA ? { turmaDisciplinaId: cena.mat } : {}),
    });
    expect(previstoNoAno).toBe(200);
    const dadasNaTurma = feitas.filter(({ turma }) => turma === turmaId).reduce((soma, { quantidade }) => soma + quantidade, 0);
    expect(alunos.length).toBe(turmaId === cena.escola.turmaA ? 6 : 2);
    for (const { matriculaId, ano, disciplina } of alunos) {
      const lento = contarDevagar(matriculaId, null);
      expect(ano).toMatchObject(lento);
      const faltou = lento.faltas + lento.justificadas;
      expect(ano.percentual).toBe(cortado(lento.dadas - faltou, lento.dadas));
      const noAno = lento.dadas + 200 - dadasNaTurma;
      expect(ano.percentualNoAno).toBe(cortado(noAno - faltou, noAno));
      expect(ano.restam).toBe(Math.floor(noAno / 4) - faltou);
      if (disciplina) expect(disciplina).toMatchObject(contarDevagar(matriculaId, 'mat'));
    }
  }
});

test('by subject and until a day, the figures are those of the rolls', async () => {
  const ate = dias[25] ?? '';
  const porDisciplina = await presencasDasTurmas(banco.db, { turmaIds: [cena.escola.turmaA], controle: 'por_aula', ate });
  for (const matriculaId of cena.alunos) {
    const soma = porDisciplina.filter((p) => p.matriculaId === matriculaId).reduce((total, p) => total + p.dadas, 0);
    expect(soma).toBe(contarDevagar(matriculaId, null, ate).dadas);
  }
});

test('the month of the school by course adds up what its classes were given and missed', async () => {
  const itens = await listarFrequenciaPorNivel(banco.db, quem, { de: dias[0] ?? '', ate: dias.at(-1) ?? '' });
  const total = { dadas: 0, faltas: 0, justificadas: 0 };
  for (const id of cena.alunos) {
    const conta = contarDevagar(id, null);
    total.dadas += conta.dadas;
    total.faltas += conta.faltas;
    total.justificadas += conta.justificadas;
  }
  expect(itens).toHaveLength(1);
  expect(itens[0]).toMatchObject({
    ...total,
    chamadas: feitas.length,
    percentual: cortado(total.dadas - total.faltas - total.justificadas, total.dadas),
  });
});
