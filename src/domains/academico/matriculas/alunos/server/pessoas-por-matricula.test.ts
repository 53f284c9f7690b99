import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transacao } from '#platform/server/database/kysely.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '#tests/helpers/academico.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { registrarSaida } from '#domains/academico/matriculas/movimentos/server/door.ts';

let servidor: ServidorDeTeste;
let escola: Escola;
let futura: Escola;
const valores: Record<string, number> = {};
const quem = quemDeTeste();

async function ensinar(nome: string, turmaId: number, docenteId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`with d as (insert into disciplinas (nome) values (${nome}) returning id),
    td as (insert into turmas_disciplinas (turma_id, disciplina_id) select ${turmaId}::bigint, id from d returning id),
    x as (insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio) select id, ${docenteId}::bigint, '2026-02-02' from td)
    select id from d`.execute(servidor.banco.dono);
  return rows[0]?.id ?? 0;
}

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas: salasDe.pessoas });
  const { db } = servidor.banco;
  [escola, futura] = [await escolaDeTeste(db, { vagas: 10 }), await escolaDeTeste(db, { ano: 2099, vagas: 10 })];
  const mae = await pessoaDeTeste(db, 'Rita', '1985-03-04');
  const matricular = async (nome: string, turmaId: number): Promise<[number, number]> => {
    const aluno = await pessoaDeTeste(db, nome);
    return [aluno, (await transacao(db, (tx) => criarMatricula(atoDe(tx, quem), matriculaDeTeste(escola, aluno, mae, { turmaId })))).id];
  };
  const [alvaro] = await matricular('Álvaro', escola.turmaA);
  await matricular('Bárbara', escola.turmaB);
  const [, saiu] = await matricular('Cecília', escola.turmaA);
  const saida = { verbo: 'desistencia' as const, dataMovimento: '2026-03-02', motivo: 'Mudança' };
  await transacao(db, (tx) => registrarSaida(atoDe(tx, quem), { id: saiu, ...saida }));
  await transacao(db, (tx) => criarMatricula(atoDe(tx, quem), { ...matriculaDeTeste(futura, alvaro, mae), dataMatricula: '2098-11-01' }));
  Object.assign(valores, {
    SEG: escola.segmentacaoId,
    CURSO: escola.cursoId,
    OUTRO: escola.outroCursoId,
    A: escola.turmaA,
    B: escola.turmaB,
    ANO: escola.anoLetivoId,
    FUTURO: futura.anoLetivoId,
    ARTE: await ensinar('Arte', escola.turmaA, await docenteDeTeste(db, 'Rosa')),
  });
});
afterAll(() => servidor.fechar());

const caminhos = ['Pessoa', 'Pessoa/obter-por-filtro', 'Pessoa/obter-pessoas-paginado'];
async function nomes(caminho: string, consulta: string, partes = {}): Promise<string[]> {
  const escrita = consulta.replaceAll(/=([A-Z]+)\b/g, (inteiro, nome: string) => (nome in valores ? `=${valores[nome]}` : inteiro));
  const { corpo } = await servidor.pedir('GET', `${caminho}?${escrita}`, partes);
  expect(corpo.error, `${caminho}?${escrita}`).toBeUndefined();
  const { itens, total } = corpo.data as { itens: { nome: string }[]; total: number };
  expect(total).toBe(itens.length);
  return itens.map(({ nome }) => nome.split(' ')[0] ?? '');
}

test.each([
  ['SegmentacaoId=SEG', ['Álvaro', 'Bárbara']],
  ['CursoId=CURSO&AnoLetivoId=ANO', ['Álvaro', 'Bárbara']],
  ['CursoId=OUTRO', []],
  ['TurmaId=B', ['Bárbara']],
  ['AnoLetivoId=FUTURO', ['Álvaro']],
  ['AnoLetivoId=FUTURO&TurmaId=A', []],
  ['AnoLetivoId=ANO&Nome=barb', ['Bárbara']],
  ['disciplinaId=ARTE', ['Álvaro', 'Rosa']],
  ['DISCIPLINAID=ARTE&turmaid=B', []],
  ['disciplinaId=ARTE&AnoLetivoId=ANO&SegmentacaoId=SEG&CursoId=CURSO&TurmaId=A', ['Álvaro', 'Rosa']],
])('the lists of people are filtered by %s', async (consulta, esperados) => {
  for (const caminho of caminhos) expect(await nomes(caminho, `${consulta}&CampoOrdenado=Nome`), caminho).toEqual(esperados);
});

test('what is no identifier is refused by its name, and a teacher restricted to the panel still sees only their own pupils', async () => {
  const { status, corpo } = await servidor.pedir('GET', 'Pessoa?TurmaId=x');
  expect([status, corpo.error?.fields[0]]).toMatchObject([400, { path: 'TurmaId', code: 'ID_INVALIDO' }]);
  const restrito = { quem: quemDeTeste(undefined, { restritoPainelProfessor: true }) };
  expect(await nomes('Pessoa', 'AnoLetivoId=ANO', restrito)).toEqual([]);
});
