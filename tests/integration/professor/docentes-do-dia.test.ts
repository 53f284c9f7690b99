import { salasDe } from '#tests/helpers/salas.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { hojeEm, somarDias } from '#shared/datas.ts';
import type { RespostaDoRelatorio } from '#shared/relatorios/api.ts';
import { escolaDeTeste } from '#tests/helpers/academico.ts';
import { docenteDeTeste } from '#tests/helpers/ensino.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

// Who teaches on a day: today; in a year to come its first day, in one that is over its last. The list, its figures, the class and the
// report say the same of who stopped the day before and of who begins the day after.
let s: ServidorDeTeste;
beforeAll(async () => {
  s = await servidorDeTeste({ salas: [...salasDe.estrutura, ...salasDe.relatorios] });
});
afterAll(() => s.fechar());

const hoje = hojeEm(new Date(), 'America/Belem');
const anoCorrente = Number(hoje.slice(0, 4));
const noAno = (ano: number): string => [`${ano}-02-02`, hoje, `${ano}-12-18`].toSorted()[1] ?? hoje;

type Lista = {
  itens: { disciplinaNome: string; docenteNome: string | null; dataInicio: string | null }[];
  total: number;
  numeros: { disciplinas: number; semDocente: number; docentes: number };
};
type DaTurma = { turma: { dia: string }; itens: { nome: string; docentes: { dataInicio: string }[] }[] };

test.each([
  ['is over', 2019, '2019-12-18'],
  ['runs', anoCorrente, noAno(anoCorrente)],
  ['is to come', 2098, '2098-02-02'],
])('in a year that %s', async (_, ano, dia) => {
  const { db } = s.banco;
  const escola = await escolaDeTeste(db, { ano });
  const [antes, depois] = [somarDias(dia, -1), somarDias(dia, 1)];
  const [ana, bia] = [await docenteDeTeste(db, `Ana ${ano}`), await docenteDeTeste(db, `Bia ${ano}`)];
  await transacao(db, async (tx) => {
    const base = { sigla: null, area: null, cargaHoraria: 40, tipo: 'obrigatoria' as const, contaPromocao: true, ordem: 1, ativa: true };
    const incluir = async (nome: string, dias: [string | null, string | null][], docentes: [number, string, string | null][]) => {
      const { id } = await criarDisciplina(atoDe(tx, { processo: 'teste' }), { ...base, nome: `${nome} ${ano}` });
      const ids: number[] = [];
      for (const [inicio, fim] of dias) {
        const { rows } = await sql<{ id: number }>`insert into turmas_disciplinas (turma_id, disciplina_id, data_inicio, data_fim)
          values (${escola.turmaA}, ${id}, ${inicio}, ${fim}) returning id`.execute(tx);
        ids.push(rows[0]?.id ?? 0);
      }
      for (const [pessoa, inicio, fim] of docentes)
        await sql`insert into docentes_periodo (turma_disciplina_id, pessoa_id, data_inicio, data_fim)
          values (${ids.at(-1)}, ${pessoa}, ${inicio}, ${fim})`.execute(tx);
    };
    // One stopped the day before and the other begins the day after.
    await incluir(
      'Matemática',
      [[null, null]],
      [
        [ana, `${ano}-01-01`, antes],
        [bia, depois, null],
      ],
    );
    await incluir('Português', [[null, null]], [[bia, dia, dia]]);
    // The workload changed on this very day.
    await incluir(
      'História',
      [
        [null, antes],
        [dia, null],
      ],
      [],
    );
    await incluir('Artes', [[depois, null]], []);
  });

  const lista = async (filtros: string): Promise<Lista> =>
    (await s.pedir('GET', `DocentePeriodo/obter-paginado?AnoLetivoId=${escola.anoLetivoId}&${filtros}`)).corpo.data as Lista;
  const sem = await lista('SemDocente=true');
  expect(sem.numeros).toEqual({ disciplinas: 3, semDocente: 2, docentes: 1 });
  expect(sem.itens.map((x) => [x.disciplinaNome, x.docenteNome, x.dataInicio])).toEqual([
    [`História ${ano}`, null, null],
    [`Matemática ${ano}`, `Bia ${ano} Figueira`, depois],
  ]);
  expect(sem.total).toBe(2);
  expect((await lista('Vigente=true&SemDocente=false')).itens.map((x) => x.disciplinaNome)).toEqual([`Português ${ano}`]);
  // The count of a filter that names neither class nor subject reads fewer tables.
  const semAno = (await s.pedir('GET', 'DocentePeriodo/obter-paginado?Vigente=true&TamanhoDaPagina=1')).corpo.data as Lista;
  expect(semAno.total).toBeGreaterThanOrEqual(2);

  const turma = (await s.pedir('GET', `Turma/${escola.turmaA}/disciplinas`)).corpo.data as DaTurma;
  expect(turma.turma.dia).toBe(dia);

  const relatorio = async (filtros: string): Promise<RespostaDoRelatorio> =>
    (await s.pedir('GET', `Relatorio/disciplinas/obter-paginado?AnoLetivoId=${escola.anoLetivoId}${filtros}`)).corpo
      .data as RespostaDoRelatorio;
  const todo = await relatorio('');
  expect(todo.itens.map((x) => [x['disciplinaNome'], x['docentes']])).toEqual([
    [`História ${ano}`, null],
    [`Matemática ${ano}`, null],
    [`Português ${ano}`, `Bia ${ano} Figueira`],
  ]);
  expect((await relatorio('&SemDocente=true')).total).toBe(2);
  // Nothing that was taught, or will be, is hidden from who asks for it.
  const doAno = await relatorio('&TodasDoAno=true');
  expect(doAno.itens.map((x) => [x['disciplinaNome'], x['docentes'], x['dataFim']])).toEqual([
    [`Artes ${ano}`, null, null],
    [`História ${ano}`, null, antes],
    [`História ${ano}`, null, null],
    [`Matemática ${ano}`, `Ana ${ano} Figueira, Bia ${ano} Figueira`, null],
    [`Português ${ano}`, `Bia ${ano} Figueira`, null],
  ]);
});
