import { sql } from 'kysely';
import { type Db, lerJuntas, type Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { presencasDasTurmas } from '#domains/academico/diario/chamadas/server/door.ts';
import { frequenciasDeOrigem } from '#domains/academico/diario/origem/server/door.ts';
import { criteriosDosAlunos, mediasDaTurma, type MediasDaTurma, saiuDaTurma } from '#domains/academico/diario/notas/server/door.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { criterioDoAno } from '#domains/academico/estrutura/criterio/server/door.ts';
import type { AlunoCongelado, DisciplinaCongelada, FatosDaTurma } from '../fatos.ts';
import { lerConfiguracao } from './configuracao.ts';

type Cabeca = Pick<FatosDaTurma, 'turma' | 'criterio' | 'anoFechado' | 'etapas' | 'disciplinas' | 'alunos'>;

/**
 * All that the report cards of a class are made of, in as many statements whether it has one student or forty; null for no class. What was
 * closed or reopened between two of them is read again, so that no card is half of before and half of after.
 */
export async function lerFatosDaTurma(db: Db | Tx, turmaId: number, hoje: DataCivil): Promise<FatosDaTurma | null> {
  for (;;) {
    const antes = await lerFechamentos(db, turmaId);
    const fatos = await lerUmaVez(db, turmaId, hoje);
    if (fatos === null || (await lerFechamentos(db, turmaId)) === antes) return fatos;
  }
}

/** What stands closed of a class and of those from which its students came, in one text. */
async function lerFechamentos(db: Db | Tx, turmaId: number): Promise<string> {
  const { rows } = await sql<{ vivos: string }>`select coalesce(string_agg(f.id::text, ' ' order by f.id), '') as vivos from v_fechamento f
    where f.turma_id in (select o.turma_id from v_lugar_na_turma l join v_lugar_na_turma o on o.matricula_id = l.matricula_id where l.turma_id = ${turmaId})`.execute(
    db,
  );
  return rows[0]?.vivos ?? '';
}

async function lerUmaVez(db: Db | Tx, turmaId: number, hoje: DataCivil): Promise<FatosDaTurma | null> {
  const cabeca = await lerCabeca(db, turmaId);
  if (!cabeca) return null;
  const matriculas = cabeca.alunos.map(({ matriculaId }) => matriculaId);
  const [disciplinasCongeladas, alunosCongelados, pareceres, { mediaDaTurma }, medias, origens] = await lerJuntas(
    db,
    () => lerDisciplinasCongeladas(db, matriculas),
    () => lerAlunosCongelados(db, matriculas),
    () => lerPareceres(db, matriculas),
    () => lerConfiguracao(db),
    () => mediasDaTurma(db, turmaId),
    () => frequenciasDeOrigem(db, matriculas, cabeca.criterio.controleFrequencia),
  );
  const congeladas = new Set(alunosCongelados.filter((a) => a.turmaId === turmaId).map(({ etapaId }) => etapaId));
  const vivas = cabeca.etapas.filter(({ id, inicio }) => inicio <= hoje && !congeladas.has(id));
  const presencas = new Map<number, FatosDaTurma['presencas'] extends ReadonlyMap<number, infer P> ? P : never>();
  for (const { id, inicio: de, fim: ate } of vivas) {
    const lidas = await presencasDasTurmas(db, { turmaIds: [turmaId], controle: cabeca.criterio.controleFrequencia, de, ate });
    presencas.set(
      id,
      Map.groupBy(lidas, ({ matriculaId }) => matriculaId),
    );
  }
  return {
    ...cabeca,
    criterioDe: criteriosDosAlunos(medias),
    saiu: new Set(medias.alunos.filter(({ lugares }) => saiuDaTurma(lugares)).map(({ matriculaId }) => matriculaId)),
    vivas: anosVivos(medias),
    presencas,
    origens,
    disciplinasCongeladas,
    alunosCongelados,
    pareceres,
    comMediaDaTurma: mediaDaTurma,
    hoje,
  };
}

async function lerCabeca(db: Db | Tx, turmaId: number): Promise<Cabeca | null> {
  const { rows } = await sql<Cabeca & { criterio: Criterio }>`select k.criterio,
      exists (select 1 from v_fechamento f where f.turma_id = t.id and f.etapa_id is null) as "anoFechado",
      json_build_object('turma', json_build_object('id', t.id, 'nome', t.nome, 'turno', t.turno), 'curso', t.curso_nome,
        'segmentacao', t.segmentacao_nome, 'ano', t.ano) as turma,
      (select coalesce(json_agg(json_build_object('id', e.etapa_id, 'nome', e.nome, 'peso', e.peso::text, 'inicio', e.data_inicio, 'fim', e.data_fim,
        'fechada', e.situacao = 'fechado') order by e.data_inicio), '[]') from v_etapa_do_diario e where e.turma_id = t.id) as etapas,
      (select coalesce(json_agg(json_build_object('turmaDisciplinaId', td.id, 'disciplinaId', td.disciplina_id, 'nome', td.disciplina_nome,
        'contaPromocao', td.conta_promocao, 'ordem', td.ordem_no_boletim) order by td.ordem_no_boletim, td.disciplina_nome, td.id), '[]')
        from v_turma_disciplina td where td.turma_id = t.id) as disciplinas,
      (select coalesce(json_agg(json_build_object('matriculaId', m.id, 'matriculaCodigo', m.codigo, 'movimento', m.movimento, 'dataSaida', m.data_saida,
          'aluno', json_build_object('id', p.id, 'nome', p.nome_completo, 'codigo', p.codigo, 'dataNascimento', p.data_nascimento),
          'numeroChamada', l.numero, 'lugares', l.lugares) order by l.numero nulls last, p.nome_busca, m.id), '[]')
        from (select x.matricula_id, (array_agg(x.numero_chamada order by x.data_inicio desc) filter (where x.turma_id = t.id))[1] as numero,
            case when count(*) > 1 then json_agg(json_build_object('turma', c.nome, 'inicio', x.data_inicio, 'fim', x.data_fim) order by x.data_inicio)
              else '[]' end as lugares
          from v_lugar_na_turma x join v_turma_resumo c on c.id = x.turma_id
          where x.matricula_id in (select y.matricula_id from v_lugar_na_turma y where y.turma_id = t.id) group by x.matricula_id) l
        join v_matricula_resumo m on m.id = l.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id) as alunos
    from v_turma t ${criterioDoAno(sql`t.curso_id`, sql`t.ano`)} where t.id = ${turmaId}`.execute(db);
  return rows[0] ?? null;
}

/** The years of the diary as it stands, by subject and student. Where written opinions judge there are none. */
function anosVivos({ criterio, disciplinas }: MediasDaTurma): FatosDaTurma['vivas'] {
  if (criterio.tipo === 'parecer') return new Map();
  return new Map(
    disciplinas.map(({ disciplinaId, alunos }) => [disciplinaId, new Map([...alunos].map(([matriculaId, { ano }]) => [matriculaId, ano]))]),
  );
}

async function lerDisciplinasCongeladas(db: Db | Tx, matriculas: readonly number[]): Promise<DisciplinaCongelada[]> {
  const { rows } = await sql<DisciplinaCongelada>`select r.turma_id as "turmaId", r.etapa_id as "etapaId", r.matricula_id as "matriculaId",
      td.disciplina_id as "disciplinaId", td.disciplina_nome as nome, td.conta_promocao as "contaPromocao", td.ordem_no_boletim as ordem,
      r.media::text as media, r.conceito, r.media_final::text as "mediaFinal", r.situacao, r.faltas + r.justificadas as faltas
    from v_resultado_disciplina r join v_turma_disciplina td on td.id = r.turma_disciplina_id
    where r.matricula_id = any(${[...matriculas]}::bigint[]) order by r.fechamento_id`.execute(db);
  return rows;
}

async function lerAlunosCongelados(db: Db | Tx, matriculas: readonly number[]): Promise<AlunoCongelado[]> {
  const { rows } =
    await sql<AlunoCongelado>`select r.turma_id as "turmaId", r.etapa_id as "etapaId", r.matricula_id as "matriculaId", r.dadas,
      r.faltas, r.justificadas, r.a_dar as "aDar", r.frequencia::text as frequencia, r.resultado
    from v_resultado_aluno r where r.matricula_id = any(${[...matriculas]}::bigint[]) order by r.fechamento_id`.execute(db);
  return rows;
}

async function lerPareceres(
  db: Db | Tx,
  matriculas: readonly number[],
): Promise<FatosDaTurma['pareceres'] extends readonly (infer P)[] ? P[] : never> {
  const { rows } = await sql<FatosDaTurma['pareceres'][number]>`select p.matricula_id as "matriculaId", p.etapa_id as "etapaId",
      td.disciplina_id as "disciplinaId", p.texto, p.usuario_nome as por, p.versao
    from v_parecer p left join v_turma_disciplina td on td.id = p.turma_disciplina_id
    where p.matricula_id = any(${[...matriculas]}::bigint[]) order by p.matricula_id, p.etapa_id, p.id`.execute(db);
  return rows;
}
