import { sql } from 'kysely';
import type { Db } from '#platform/server/database/kysely.ts';
import { formatarCpf, mascararCpf } from '#shared/documentos/cpf.ts';
import type { RespostaDeTeste } from '#tests/helpers/servidor.ts';

/** What the address of an endpoint may name of others. */
export type Alvo =
  | 'pessoa'
  | 'matricula'
  | 'turma'
  | 'disciplinaDaTurma'
  | 'aula'
  | 'chamada'
  | 'justificativa'
  | 'avaliacao'
  | 'documento'
  | 'tarefa'
  | 'filtro'
  | 'cep'
  | 'curso'
  | 'disciplina'
  | 'grupo'
  | 'tipoDeAvaliacao'
  | 'periodo'
  | 'segmentacao';
type Pessoa = { id: number; nome: string; cpf: string | null };
export type Alheios = {
  /** Pupils of the teacher's classes. */
  proprios: number[];
  /** Who is neither a pupil of his, nor answers for one, nor teaches in his classes. */
  pessoas: Pessoa[];
  /** Those of them who sign in. */
  autores: number[];
  /** Masked documents that somebody inside has too. */
  deDentro: ReadonlySet<string>;
  ids: Readonly<Record<Alvo, number[]>>;
  /** Values of filters that point at outsiders. */
  filtros: Readonly<Record<string, string[]>>;
};

const poucos = async (db: Db, consulta: ReturnType<typeof sql<{ id: number }>>): Promise<number[]> =>
  (await consulta.execute(db)).rows.map(({ id }) => id);

/** A job of somebody else about contracts, and two of his own from before he was restricted. */
async function tarefasDeAntes(db: Db, usuario: number): Promise<number[]> {
  return poucos(
    db,
    sql`with t as (insert into tarefas (tipo, usuario_id, situacao, total, feitos)
      values ('contratos.ativacao', ${usuario + 1}, 'concluida', 1, 1), ('contratos.ativacao', ${usuario}, 'concluida', 1, 1), ('declaracoes.emissao', ${usuario}, 'concluida', 1, 1)
      returning id, tipo),
    i as (insert into tarefas_itens (tarefa_id, alvo_id, situacao)
      select t.id, case when t.tipo like 'contratos%' then (select max(id) from contratos) else (select max(pessoa_id) from matriculas_responsaveis) end, 'feito' from t)
    select id from t`,
  );
}

/** Who and what lies outside of the classes of a teacher, a few ids of each kind. */
export async function lerAlheios(db: Db, email: string): Promise<Alheios> {
  const { rows: docentes } = await sql<{
    id: number;
    usuario: number;
  }>`select pessoa_id as id, id as usuario from usuarios where email = ${email}`.execute(db);
  const { id: eu = 0, usuario = 0 } = docentes[0] ?? {};
  const turmas = sql`(select d.turma_id from v_docente_turma d where d.pessoa_id = ${eu} and (d.data_fim is null or d.data_fim >= current_date - 1))`;
  const proprias = sql`(select e.matricula_id from enturmacoes e where e.data_fim is null and e.turma_id in ${turmas})`;
  const proprios = sql`(select aluno_id from matriculas where id in ${proprias})`;
  const { rows: pessoas } =
    await sql<Pessoa>`select p.id, p.nome_completo as nome, p.cpf from pessoas p where p.id <> ${eu} and p.id not in ${proprios}
    and not exists (select from matriculas_responsaveis r where r.pessoa_id = p.id and r.matricula_id in (select m.id from matriculas m where m.aluno_id in ${proprios}))
    and not exists (select from v_docente_turma d where d.pessoa_id = p.id and d.turma_id in ${turmas}) order by p.id`.execute(db);
  const fora = pessoas.map(({ id }) => id);
  const dentro = await sql<{ cpf: string }>`select cpf from pessoas where cpf is not null and id <> all(${fora})`.execute(db);
  const deFora = sql`m.id not in ${proprias} and m.aluno_id not in ${proprios}`;
  const ids: Record<Alvo, number[]> = {
    pessoa: [
      ...fora.slice(0, 2),
      ...(await poucos(
        db,
        sql`select max(p.id) as id from pessoas p where p.id = any(${fora}) and (p.aluno or p.foto_arquivo_id is not null or exists (select from funcionarios f where f.pessoa_id = p.id)) group by p.aluno, p.foto_arquivo_id is null`,
      )),
    ],
    matricula: await poucos(db, sql`select m.id from matriculas m where ${deFora} order by m.id limit 3`),
    turma: await poucos(
      db,
      sql`select t.id from turmas t where t.id not in ${turmas} and exists (select from enturmacoes e where e.turma_id = t.id) order by t.id limit 2`,
    ),
    disciplinaDaTurma: await poucos(db, sql`select id from turmas_disciplinas where turma_id not in ${turmas} order by id limit 2`),
    aula: await poucos(
      db,
      sql`select a.id from aulas a join turmas_disciplinas td on td.id = a.turma_disciplina_id where td.turma_id not in ${turmas} order by a.id limit 2`,
    ),
    chamada: await poucos(
      db,
      sql`insert into chamadas (turma_id, data_chamada, alunos, usuario_nome)
        select e.turma_id, e.data_inicio, array[e.matricula_id], 'Teste' from enturmacoes e join matriculas m on m.id = e.matricula_id
        where ${deFora} and e.data_fim is null and e.turma_id not in ${turmas} and e.data_inicio < current_date order by e.id limit 1 returning id`,
    ),
    justificativa: await poucos(
      db,
      sql`insert into justificativas (matricula_id, data_inicio, data_fim, motivo, usuario_nome)
        select m.id, m.data_matricula, m.data_matricula, 'saude', 'Teste' from matriculas m
        where ${deFora} and m.movimento = 'ativa' order by m.id limit 1 returning id`,
    ),
    avaliacao: await poucos(
      db,
      sql`select a.id from avaliacoes a join turmas_disciplinas td on td.id = a.turma_disciplina_id where td.turma_id not in ${turmas} order by a.id limit 2`,
    ),
    documento: await poucos(
      db,
      sql`select d.id from documentos_emitidos d join matriculas m on m.id = d.matricula_id where ${deFora} order by d.id limit 2`,
    ),
    tarefa: await tarefasDeAntes(db, usuario),
    filtro: await poucos(
      db,
      sql`insert into filtros_salvos (usuario_id, tela, nome, busca) select id, 'pessoas', 'Meu', '{}' from usuarios where email = 'secretaria@demo.escola' returning id`,
    ),
    cep: [66050360],
    curso: await poucos(db, sql`select min(id) as id from cursos`),
    disciplina: await poucos(db, sql`select min(id) as id from disciplinas`),
    grupo: await poucos(db, sql`select min(id) as id from grupos_turma`),
    tipoDeAvaliacao: await poucos(db, sql`select min(id) as id from tipos_avaliacao`),
    periodo: await poucos(db, sql`select min(id) as id from periodos_letivos`),
    segmentacao: await poucos(db, sql`select min(id) as id from segmentacoes`),
  };
  const comCpf = pessoas.find(({ cpf }) => cpf !== null);
  const aluno = pessoas.find(({ id }) => ids.pessoa.slice(2).includes(id));
  const deles = { Nome: [comCpf?.nome ?? '', aluno?.nome ?? '', comCpf?.cpf ?? ''], Cpf: [comCpf?.cpf ?? ''] };
  const textos = (lista: number[]): string[] => lista.map(String);
  return {
    proprios: await poucos(
      db,
      sql`select distinct aluno_id as id from matriculas where id in ${proprias} and movimento in ('pre_matricula', 'ativa', 'concluida')`,
    ),
    pessoas,
    autores: await poucos(db, sql`select pessoa_id as id from usuarios where pessoa_id is not null`),
    deDentro: new Set(dentro.rows.map(({ cpf }) => mascararCpf(cpf))),
    ids,
    filtros: {
      ...deles,
      nome: deles.Nome,
      Ids: [ids.pessoa.join(',')],
      id: textos(ids.pessoa),
      Id: textos(ids.pessoa),
      TurmaId: textos(ids.turma),
      TurmaDisciplinaId: textos(ids.disciplinaDaTurma),
      AlunoId: textos(ids.pessoa),
      PessoaId: textos(ids.pessoa),
      MatriculaId: textos(ids.matricula),
    },
  };
}

/**
 * The outsiders that an answer names, by name or by document, whole or masked. What was asked and comes back as asked is no answer, and the
 * history of a record says who changed it, and a message who sent it.
 */
export function conferirVazamentos({ pessoas, autores, deDentro }: Alheios, { bruto, corpo }: RespostaDeTeste, caminho: string): string[] {
  const { aplicados: _, ...dados } = (corpo.data ?? {}) as { aplicados?: unknown };
  const texto = 'data' in corpo ? JSON.stringify(dados) : bruto.toString('utf8');
  return pessoas.flatMap(({ id, nome, cpf }) => {
    if ((caminho.includes('/historico') || caminho.startsWith('PainelProfessor')) && autores.includes(id)) return [];
    return [nome, ...formasDoCpf(cpf)].filter((segredo) => texto.includes(segredo) && !deDentro.has(segredo));
  });
}

const formasDoCpf = (cpf: string | null): string[] => (cpf === null ? [] : [cpf, formatarCpf(cpf), mascararCpf(cpf)]);
