import { sql } from 'kysely';
import type { EntradaServidor } from '#shared/endpoint.ts';
import type { Ato } from '#platform/server/ato.ts';
import { type Autor, auditarVarios, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { carregarDiarios } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import type { aulasApi } from '../api.ts';
import {
  type AulaPedida,
  conferirAula,
  conferirInicio,
  conferirTempos,
  type DiaDaTurma,
  docenteProposto,
  ordemQueCabe,
} from '../julgar.ts';
import { chaveDoDia, lerDias, lerDocentes } from './ler-dias.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof aulasApi.criarAulas>['body'];
export type NovaAula = AulaPedida & { conteudo: string | null; tarefa: string | null };

/**
 * Records lessons, all or none: each is judged with those before it in the same act.
 * @throws NAO_ENCONTRADO, those of `carregarDiarios`, `conferirAula`, `conferirInicio` and `conferirTempos`, AULA_JA_DADA
 */
export async function criarAulas(ato: Ato<AutorComEscopo>, { aulas, conteudo, tarefa }: Pedido): Promise<{ ids: number[] }> {
  const ids = aulas.map(({ turmaDisciplinaId }) => turmaDisciplinaId);
  const diarios = await carregarDiarios(ato, ids);
  const docentes = await lerDocentes(ato.tx, ids);
  const turmaDe = (id: number): number => diarios.get(id)?.turmaId ?? 0;
  const dias = await lerDias(
    ato.tx,
    aulas.map((a) => ({ turmaId: turmaDe(a.turmaDisciplinaId), data: a.dataAula })),
    null,
  );
  const pessoaId = 'pessoaId' in ato.quem ? (ato.quem.pessoaId ?? null) : null;
  const novas = aulas.map((pedida, i): NovaAula => {
    const diario = diarios.get(pedida.turmaDisciplinaId);
    const chave = chaveDoDia({ turmaId: turmaDe(pedida.turmaDisciplinaId), data: pedida.dataAula });
    const dia = dias.get(chave);
    if (!diario || !dia) throw new Error('a lesson of a diary that was not loaded');
    const deles = docentes.get(pedida.turmaDisciplinaId) ?? [];
    const docenteId = pedida.docenteId ?? docenteProposto(deles, pedida.dataAula, pessoaId);
    const aula = { ...pedida, docenteId, ordem: ordemQueCabe(pedida, dia) };
    conferirAula(aula, { ...diario, docentes: deles }, dia, `aulas.${i}.`);
    conferirInicio(pedida, diario, dia, `aulas.${i}.`);
    conferirTempos(aula, diario, dia, `aulas.${i}.`);
    dias.set(chave, comMais(dia, { ...aula, disciplina: diario.disciplina }));
    return { ...aula, conteudo, tarefa };
  });
  return { ids: await inserirAulas(ato, novas) };
}

const comMais = (dia: DiaDaTurma, aula: DiaDaTurma['aulas'][number]): DiaDaTurma => ({ ...dia, aulas: [...dia.aulas, aula] });

/** Inserts lessons in one statement, with their audit rows. Who calls has judged them. */
export async function inserirAulas(ato: Ato<Autor>, novas: readonly NovaAula[]): Promise<number[]> {
  const { tx } = ato;
  if (novas.length === 0) return [];
  const { usuarioId, usuarioNome } = autorDaLinha(ato.quem);
  const { rows } = await sql<
    NovaAula & { id: number }
  >`insert into aulas (turma_disciplina_id, data_aula, quantidade, ordem, docente_id, conteudo, tarefa, usuario_id, usuario_nome)
    select x."turmaDisciplinaId", x."dataAula", x.quantidade, x.ordem, x."docenteId", x.conteudo, x.tarefa, ${usuarioId}::bigint, ${usuarioNome}
    from json_to_recordset(${JSON.stringify(novas)}::json) as x("turmaDisciplinaId" bigint, "dataAula" date, quantidade int, ordem int, "docenteId" bigint, conteudo text, tarefa text)
    returning id, turma_disciplina_id as "turmaDisciplinaId", data_aula as "dataAula", quantidade, ordem, docente_id as "docenteId", conteudo, tarefa`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    rows.map(({ id, ...depois }) => ({ acao: 'aula.criada', alvoTipo: 'aula', alvoId: id, depois })),
  );
  return rows.map(({ id }) => id);
}
