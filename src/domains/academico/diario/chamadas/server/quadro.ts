import { sql } from 'kysely';
import { type Db, lerJuntas } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { escopoDaTurma, escopoDoDiario } from '#domains/academico/diario/server/escopo.ts';
import type { chamadasApi } from '../api.ts';

type Quadro = RespostaServidor<typeof chamadasApi.obterQuadro>;
type Pedido = { turmaId: number; turmaDisciplinaId?: number | undefined; de: DataCivil; ate: DataCivil };
type Marcada = { alunos: number[]; faltas: { matriculaId: number; faltas: number; justificada: boolean }[] };
type Coluna = Quadro['colunas'][number] & { marcas: Marcada | null };
type Cabeca = Pick<Quadro, 'turmaId' | 'turma' | 'controle'>;
type Aluno = Omit<Quadro['alunos'][number], 'marcas'>;

/** Students by lessons or days between two days, as they were called. @throws NAO_ENCONTRADO */
export async function obterQuadro(db: Db, quem: Leitor, pedido: Pedido): Promise<Quadro> {
  const [{ colunas, ...cabeca }, alunos] = await lerJuntas(
    db,
    () => lerColunas(db, quem, pedido),
    () => listarAlunos(db, pedido),
  );
  const marcas = colunas.map(({ marcas: m }) => ({
    naLista: new Set(m?.alunos),
    faltas: new Map(m?.faltas.map((f) => [f.matriculaId, { faltas: f.faltas, justificada: f.justificada }])),
  }));
  const presente = { faltas: 0, justificada: false };
  return {
    ...cabeca,
    colunas: colunas.map(({ marcas: _, ...coluna }) => coluna),
    alunos: alunos.map((aluno) => ({
      ...aluno,
      marcas: marcas.map(({ naLista, faltas }) => (naLista.has(aluno.matriculaId) ? (faltas.get(aluno.matriculaId) ?? presente) : null)),
    })),
  };
}

/** Lessons and days are two statements: one for both would be planned for either, each time that it is asked. */
async function lerColunas(db: Db, quem: Leitor, pedido: Pedido): Promise<Cabeca & { colunas: Coluna[] }> {
  const { rows } = await sql<Cabeca>`${preparada}select t.id as "turmaId", t.nome as turma, k.controle_frequencia as controle
    from v_turma t join v_criterio_da_turma k on k.turma_id = t.id where t.id = ${pedido.turmaId} and ${escopoDaTurma(quem) ?? sql`true`}`.execute(
    db,
  );
  const [cabeca] = rows;
  if (!cabeca) throw errosComuns.NAO_ENCONTRADO();
  return { ...cabeca, colunas: await (cabeca.controle === 'por_aula' ? lerAulas(db, quem, pedido) : lerDias(db, pedido)) };
}

/** Of a roll `c`: who called it, and with what. */
const daChamada = sql`case when c.id is not null then json_build_object('id', c.id, 'versao', c.versao, 'por', c.usuario_nome, 'em', c.updated_at) end as chamada,
  case when c.id is not null then json_build_object('alunos', c.alunos, 'faltas', coalesce((select json_agg(json_build_object(
    'matriculaId', f.matricula_id, 'faltas', f.faltas, 'justificada', f.justificada)) from faltas f where f.chamada_id = c.id), '[]')) end as marcas`;

/** A subject of another class, or of another teacher's, gives no column. */
async function lerAulas(db: Db, quem: Leitor, { turmaId, turmaDisciplinaId, de, ate }: Pedido): Promise<Coluna[]> {
  const daDisciplina = turmaDisciplinaId ? sql`and td.id = ${turmaDisciplinaId}` : sql``;
  const { rows } =
    await sql<Coluna>`${preparada}select a.id as "aulaId", td.id as "turmaDisciplinaId", td.disciplina_nome as disciplina, a.data_aula as data, a.ordem, a.quantidade,
      ${daChamada}
    from v_turma_disciplina td join aulas a on a.turma_disciplina_id = td.id and a.data_aula between ${de} and ${ate} left join chamadas c on c.aula_id = a.id
    where td.turma_id = ${turmaId} ${daDisciplina} and ${escopoDoDiario(quem) ?? sql`true`} order by a.data_aula, a.ordem, a.id`.execute(
      db,
    );
  return rows;
}

/** School days of the class, and those that were called all the same. */
async function lerDias(db: Db, { turmaId, de, ate }: Pedido): Promise<Coluna[]> {
  const { rows } =
    await sql<Coluna>`${preparada}select null as "aulaId", null as "turmaDisciplinaId", null as disciplina, d.dia::date as data, null as ordem, 1 as quantidade, ${daChamada}
    from generate_series(${de}::date, ${ate}::date, interval '1 day') d(dia)
      left join chamadas c on c.turma_id = ${turmaId} and c.aula_id is null and c.data_chamada = d.dia::date
    where c.id is not null or exists (select 1 from v_etapa_da_turma e where e.turma_id = ${turmaId} and d.dia::date between e.data_inicio and e.data_fim
      and is_dia_letivo(e.periodo_letivo_id, d.dia::date)) order by d.dia`.execute(db);
  return rows;
}

/** Who had a place in the class on one of the days, in the order in which one calls: by number, then by name. */
async function listarAlunos(db: Db, { turmaId, de, ate }: Pedido): Promise<Aluno[]> {
  const { rows } = await sql<Aluno>`${preparada}select l.matricula_id as "matriculaId", m.aluno_id as "alunoId", p.nome_completo as nome,
      l.numero_chamada as "numeroChamada", p.miniatura_arquivo_id is not null as "temFoto", l.lugares,
      coalesce((select json_agg(json_build_object('de', j.data_inicio, 'ate', j.data_fim)) from justificativas j
        where j.matricula_id = l.matricula_id and j.revogada_em is null and j.data_inicio <= ${ate} and j.data_fim >= ${de}), '[]') as justificados
    from (select x.matricula_id, (array_agg(x.numero_chamada order by x.data_inicio desc))[1] as numero_chamada,
        json_agg(json_build_object('de', x.data_inicio, 'ate', x.data_fim) order by x.data_inicio) as lugares
      from v_lugar_na_turma x where x.turma_id = ${turmaId} and x.data_inicio <= ${ate} and (x.data_fim is null or x.data_fim >= ${de})
      group by x.matricula_id) l
    join v_matricula_estado m on m.id = l.matricula_id join v_pessoa_resumo p on p.id = m.aluno_id
    order by l.numero_chamada nulls last, p.nome_busca, l.matricula_id`.execute(db);
  return rows;
}
