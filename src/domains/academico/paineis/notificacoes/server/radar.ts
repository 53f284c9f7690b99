import { sql } from 'kysely';
import { frequenciaDosAlunos } from '#domains/academico/diario/frequencia/server/door.ts';
import { turmasDoCurso } from '#domains/academico/paineis/server/turmas-do-curso.ts';
import { type Db, lerJuntas } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { notificacoesApi } from '../api.ts';
import { marcoDevido } from '../marcos.ts';

type Radar = RespostaServidor<typeof notificacoesApi.obterRadar>;
type DoAluno = Radar['alunos'][number]['notificacoes'];
type Olhado = { anoLetivoId: number; cursoId: number };

/** The absences of everybody who sits in the classes of a course, who is nearest to the limit first, with the notices given of each. */
export async function obterRadar(db: Db, olhado: Olhado, hoje: DataCivil): Promise<Radar> {
  const { turmas } = await turmasDoCurso(db, { ...olhado, etapaId: null }, hoje);
  const [frequencias, notificacoes] = await lerJuntas(
    db,
    () =>
      frequenciaDosAlunos(
        db,
        turmas.map(({ id }) => id),
      ),
    () => lerNotificacoes(db, olhado),
  );
  const alunos = frequencias.map((f) => {
    const suas = notificacoes.get(f.alunoId) ?? [];
    const vivas = suas.filter(({ situacao }) => situacao !== 'cancelada');
    return {
      ...f,
      notificacoes: suas,
      devido: marcoDevido(
        f.nivel,
        vivas.map(({ marco }) => marco),
      ),
    };
  });
  // Of what the year allows, the share that is used; where nobody said how long it is, the absences themselves.
  const uso = ({ permitidas, restam, faltas, justificadas }: (typeof alunos)[number]): number =>
    permitidas === null || restam === null ? (faltas + justificadas) / 1000 : (permitidas - restam) / Math.max(permitidas, 1);
  return { turmas, alunos: alunos.toSorted((a, b) => uso(b) - uso(a)) };
}

async function lerNotificacoes(db: Db, { anoLetivoId, cursoId }: Olhado): Promise<Map<number, DoAluno>> {
  const { rows } = await sql<{ alunoId: number; notificacoes: DoAluno }>`select n.aluno_id as "alunoId",
      json_agg(json_build_object('id', n.id, 'numero', n.numero, 'marco', coalesce(n.marco, 0), 'data', n.data_notificacao, 'situacao', n.situacao) order by n.id desc)
        as notificacoes
    from v_notificacao n where n.ano_letivo_id = ${anoLetivoId} and n.curso_id = ${cursoId} and n.marco is not null group by 1`.execute(db);
  return new Map(rows.map(({ alunoId, notificacoes }) => [alunoId, notificacoes]));
}
