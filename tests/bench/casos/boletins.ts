import { boletinsEmPdf, papelDeHoje } from '#domains/academico/boletins/impressao/server/door.ts';
import { type AlunosDaTurma, boletinsDaTurma } from '#domains/academico/boletins/server/boletins.ts';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { type Caso, defineCaso, igual } from '../caso.ts';
import type { ContextoBench } from '../contexto.ts';

const PAGINAS = 1_000;
const fuso = 'America/Belem';

/** Classes that are judged by marks, 20 students or more each, until there are so many students. */
async function preparar({ cliente }: ContextoBench, paginas: number): Promise<AlunosDaTurma[]> {
  const { rows } = await cliente.query(
    `select t.id, t.nome, array_agg(x.matricula_id) as alunos from v_turma t join v_matricula_turma x on x.turma_id = t.id
     join v_criterio_da_turma k on k.turma_id = t.id
     where k.tipo = 'nota' and exists (select 1 from v_turma_disciplina td join avaliacoes a on a.turma_disciplina_id = td.id where td.turma_id = t.id)
     group by t.id, t.nome having count(*) >= 20 order by t.id`,
  );
  const turmas: AlunosDaTurma[] = [];
  let alunos = 0;
  for (const { id, nome, alunos: ids } of rows as { id: string; nome: string; alunos: string[] }[]) {
    if (alunos >= paginas) break;
    turmas.push({ turmaId: Number(id), turma: nome, matriculas: ids.map(Number) });
    alunos += ids.length;
  }
  if (alunos < paginas) throw new Error(`only ${alunos} students with marks`);
  return turmas;
}

/** The marks and rolls that the cards are made of, read by class with nothing made of them. */
async function ler({ cliente }: ContextoBench, turmas: readonly AlunosDaTurma[]): Promise<number> {
  for (const { turmaId, matriculas } of turmas) {
    await cliente.query({
      name: 'boletim-notas',
      text: `select n.* from notas n join avaliacoes a on a.id = n.avaliacao_id join turmas_disciplinas td on td.id = a.turma_disciplina_id
        where td.turma_id = $1 and n.matricula_id = any($2)`,
      values: [turmaId, matriculas],
    });
    await cliente.query({
      name: 'boletim-faltas',
      text: 'select c.aula_id, c.quantidade, f.matricula_id, f.faltas from chamadas c left join faltas f on f.chamada_id = c.id where c.turma_id = $1',
      values: [turmaId],
    });
  }
  return turmas.reduce((soma, { matriculas }) => soma + matriculas.length, 0);
}

async function imprimir({ db }: ContextoBench, turmas: readonly AlunosDaTurma[]): Promise<{ boletins: number; bytes: number }> {
  const hoje = await hojeNaEscola(db, fuso);
  const papel = await papelDeHoje(db, hoje);
  let [boletins, bytes] = [0, 0];
  for (const turma of turmas) {
    const lidos: Boletim[] = await boletinsDaTurma({ db, hoje }, { ...turma, ate: undefined });
    boletins += lidos.length;
    bytes += (await boletinsEmPdf(lidos, papel)).length;
  }
  return { boletins, bytes };
}

function conferir(doSql: unknown, doProduto: unknown): void {
  const { boletins, bytes } = doProduto as { boletins: number; bytes: number };
  igual('report cards', doSql, boletins);
  // A class of 30 fits into 400 KB.
  if (bytes / boletins > 400_000 / 30) throw new Error(`${Math.round(bytes / boletins)} bytes a report card`);
}

/** Report cards as a request and as a job make them: read by class, computed, drawn. */
export const boletins: Caso[] = [
  defineCaso<AlunosDaTurma[]>({
    nome: '12 report cards of a class in one PDF',
    meta: { c1: 200 },
    vezes: 30,
    preparar: (contexto) => preparar(contexto, 20),
    sql: ler,
    lote: imprimir,
    conferir,
  }),
  defineCaso<AlunosDaTurma[]>({
    nome: '12 report cards of 1,000 students (100 pages a second)',
    meta: { c1: PAGINAS * 10 },
    vezes: 3,
    preparar: (contexto) => preparar(contexto, PAGINAS),
    sql: ler,
    lote: imprimir,
    conferir,
  }),
];
