import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dados, lecionar, salvarSemana } from '#tests/helpers/aulas.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { aulaDeTeste, type CenaDoDiario, cenaDoDiario, disciplinasDeTeste } from '#tests/helpers/diario/cena.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { obterDiarios } from './diarios.ts';
import type { obterMedias } from './medias.ts';
import type { obterRiscos } from './riscos.ts';

let s: ServidorDeTeste;
let cena: CenaDoDiario;
let rosa = 0;
let avaliacoes: number[] = [];
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.paineis, ...salasDe.diario, ...salasDe.estrutura] });
  const { db } = s.banco;
  cena = await cenaDoDiario(db, { nomes: ['Ana', 'Bia', 'Caio', 'Dora'] });
  rosa = await docenteDeTeste(db, 'Rosa');
  await lecionar(s, rosa, [cena.mat], '2026-02-02');
  dados(
    await salvarSemana(s, cena.escola.turmaA, '2026-02-02', [{ diaSemana: 1, ordem: 1, turmaDisciplinaId: cena.mat, docenteId: rosa }]),
  );
  await disciplinasDeTeste(db, cena.escola.turmaB, [['História', 40]]);
  const { rows } = await sql<{ id: number }>`insert into avaliacoes (turma_disciplina_id, etapa_id, nome, data_avaliacao, usuario_nome)
    select x, e.etapa_id, 'Prova', '2026-03-10', 'Teste' from unnest(${[cena.mat, cena.port]}::bigint[]) with ordinality x(x, n), v_etapa_da_turma e
    where e.turma_id = ${cena.escola.turmaA} order by n returning id`.execute(db);
  avaliacoes = rows.map(({ id }) => id);
  await marcar(avaliacoes[0], [9, 8, 5, null]);
  // Two lessons, one of them with a roll; the timetable expected more Mondays.
  const [dada] = [await aulaDeTeste(db, cena.mat, '2026-03-02'), await aulaDeTeste(db, cena.mat, '2026-03-09')];
  await sql`with c as (insert into chamadas (turma_id, data_chamada, aula_id, alunos, usuario_nome) values (${cena.escola.turmaA}, '2026-03-02', ${dada},
      ${cena.alunos.toSorted((a, b) => a - b)}::bigint[], 'Teste') returning id)
    insert into faltas (chamada_id, matricula_id, faltas) select id, ${cena.alunos[0]}, 1 from c`.execute(db);
}, 120_000);
afterAll(() => s.fechar());

async function marcar(avaliacaoId: number | undefined, notas: readonly (number | null)[]): Promise<void> {
  for (const [i, nota] of notas.entries())
    if (nota !== null)
      await sql`insert into notas (avaliacao_id, matricula_id, valor, usuario_nome) values (${avaliacaoId}, ${cena.alunos[i]}, ${nota}, 'Teste')`.execute(
        s.banco.db,
      );
}
const ler = async <T>(parte: string, partes = '', quem = quemDeTeste(['painel-coordenador:visualizar'])): Promise<T> =>
  dados<T>(
    await s.pedir('GET', `PainelCoordenador/${parte}?AnoLetivoId=${cena.escola.anoLetivoId}&CursoId=${cena.escola.cursoId}${partes}`, {
      quem,
    }),
  );
type Diarios = Awaited<ReturnType<typeof obterDiarios>>;
type Medias = Awaited<ReturnType<typeof obterMedias>>;
type Riscos = Awaited<ReturnType<typeof obterRiscos>>;

describe('the diaries of a course', () => {
  test('tell lessons given and expected, rolls and marks that lack, by class, subject and teacher', async () => {
    const { diarios, turmas, etapaId, etapas } = await ler<Diarios>('diarios');
    expect(turmas.map(({ nome }) => nome)).toEqual(['6º ano A', '6º ano B']);
    expect(etapaId).toBe(etapas[0]?.id);
    const mat = diarios.find((d) => d.turmaDisciplinaId === cena.mat);
    expect(mat).toMatchObject({ turma: '6º ano A', docentes: [{ id: rosa }], aulas: 2, entrega: null });
    // Eleven Mondays until 17 April, two of them given.
    expect(mat?.porDar).toBe(9);
    expect(mat?.bloqueios).toEqual([
      { tipo: 'notasFaltando', n: 1 },
      { tipo: 'aulasSemChamada', n: 1 },
    ]);
    expect(diarios.find((d) => d.turmaDisciplinaId === cena.port)).toMatchObject({
      docentes: [],
      bloqueios: [{ tipo: 'notasFaltando', n: 4 }],
    });
    expect(diarios.map(({ turma }) => turma)).toEqual(['6º ano A', '6º ano A', '6º ano B']);
  });

  test('are of an etapa of the course: that of another is unknown, and a year without classes has none', async () => {
    const endereco = `PainelCoordenador/diarios?AnoLetivoId=${cena.escola.anoLetivoId}&CursoId=${cena.escola.cursoId}&EtapaId=9999`;
    expect((await s.pedir('GET', endereco)).status).toBe(404);
    const vazio = await s.pedir('GET', `PainelCoordenador/diarios?AnoLetivoId=9999&CursoId=${cena.escola.cursoId}`);
    expect(vazio.corpo.data).toMatchObject({ etapaId: null, turmas: [], diarios: [] });
  });
});

test('averages of a subject spread over the scale, beside those of the parallel class', async () => {
  const { disciplinas, tipo, mediaAprovacao } = await ler<Medias>('medias');
  expect([tipo, mediaAprovacao]).toEqual(['nota', '7,0']);
  const mat = disciplinas.find(({ disciplina }) => disciplina.startsWith('Matemática'));
  expect(mat).toMatchObject({
    media: '7,3',
    turmas: [{ turma: '6º ano A', alunos: 4, comMedia: 3, media: '7,3', menor: '5,0', maior: '9,0', abaixo: 1, faixas: [0, 0, 1, 0, 2] }],
  });
  expect(disciplinas.find(({ disciplina }) => disciplina === 'História')?.turmas).toMatchObject([
    { turma: '6º ano B', comMedia: 0, media: null },
  ]);
});

test('who is at risk is told with the reason: attendance first, then marks', async () => {
  const { alunos } = await ler<Riscos>('riscos');
  expect(alunos).toMatchObject([
    { matriculaId: cena.alunos[0], frequencia: true, percentual: '0.00', abaixo: [] },
    { matriculaId: cena.alunos[2], frequencia: false, abaixo: [{ turmaDisciplinaId: cena.mat, media: '5,0' }], quedas: [] },
  ]);
});

test('without the permission it is closed', async () => {
  for (const parte of ['diarios', 'medias', 'riscos']) {
    const endereco = `PainelCoordenador/${parte}?AnoLetivoId=1&CursoId=1`;
    expect((await s.pedir('GET', endereco, { quem: quemDeTeste(['painel-professor:visualizar']) })).status, parte).toBe(403);
  }
});
