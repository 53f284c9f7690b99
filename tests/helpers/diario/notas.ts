import { sql } from 'kysely';
import { criarMatricula } from '#domains/academico/matriculas/nova/server/door.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import { criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { type Escola, escolaDeTeste, matriculaDeTeste, pessoaDeTeste } from '../academico.ts';
import { atoDe } from '../ato.ts';
import { quemDeTeste } from '../servidor.ts';

export type DiarioDeTeste = Escola & {
  /** The four bimestres of the year. */
  etapas: number[];
  disciplinaId: number;
  /** The subject in both classes. */
  naA: number;
  naB: number;
  /** Students of the first class. */
  alunos: number[];
};

/** A school with four etapas, one subject in two parallel classes, and students in the first. */
export async function diarioDeTeste(db: Db, { alunos: quantos = 3 }: { alunos?: number } = {}): Promise<DiarioDeTeste> {
  const escola = await escolaDeTeste(db, { vagas: Math.max(quantos, 2) + 5 });
  const { rows: etapas } = await sql<{ id: number }>`insert into etapas (periodo_letivo_segmentacao_id, nome, ordem, data_inicio, data_fim)
    select e.periodo_letivo_segmentacao_id, x.nome, x.ordem, x.de::date, x.ate::date from etapas e, (values ('2º bimestre', 2, '2026-04-20', '2026-07-03'),
      ('3º bimestre', 3, '2026-07-20', '2026-09-30'), ('4º bimestre', 4, '2026-10-01', '2026-12-18')) x(nome, ordem, de, ate) returning id`.execute(
    db,
  );
  const { rows: primeira } = await sql<{ id: number }>`select id from etapas order by data_inicio limit 1`.execute(db);
  const disciplinaId = await transacao(db, async (tx) => {
    const materia = { nome: 'Matemática', sigla: 'MAT', area: null, cargaHoraria: 160, tipo: 'obrigatoria' as const, contaPromocao: true };
    const { id } = await criarDisciplina(atoDe(tx, { processo: 'teste' }), { ...materia, ordem: 1, ativa: true });
    return id;
  });
  const naTurma = async (turmaId: number): Promise<number> => {
    const { rows } = await sql<{
      id: number;
    }>`insert into turmas_disciplinas (turma_id, disciplina_id) values (${turmaId}, ${disciplinaId}) returning id`.execute(db);
    return rows[0]?.id ?? 0;
  };
  const [naA, naB] = [await naTurma(escola.turmaA), await naTurma(escola.turmaB)];
  const alunos: number[] = [];
  for (let n = 1; n <= quantos; n += 1) {
    const [aluno, mae] = [
      await pessoaDeTeste(db, `Aluno ${String(n).padStart(2, '0')}`),
      await pessoaDeTeste(db, `Mãe ${n}`, '1985-03-04'),
    ];
    alunos.push(
      await transacao(db, async (tx) => (await criarMatricula(atoDe(tx, quemDeTeste()), matriculaDeTeste(escola, aluno, mae))).id),
    );
  }
  return { ...escola, etapas: [primeira[0]?.id ?? 0, ...etapas.map(({ id }) => id)], disciplinaId, naA, naB, alunos };
}
