import { type RawBuilder, sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import { type Db, lerJuntas, type Tx } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import {
  type DescontoDoContrato,
  descontosDepoisDosAditivos,
  linhasDepoisDosAditivos,
  responsaveisDepoisDosAditivos,
  type TermoDaOrigem,
} from '../aplicar-aditivos.ts';
import type { Movimento } from '#domains/academico/matriculas/situacoes.ts';
import type { Candidato, LinhaDeOrigem, MatriculaNoDestino, ResponsavelDoCandidato } from '../candidatos.ts';

export type Origem = {
  anoOrigemId: number;
  anoDestinoId: number;
  segmentacaoId?: number | null;
  cursoId?: number | null;
  turmaId?: number | null;
  /** Only these enrollments. */
  ids?: readonly number[];
};
type Base = Omit<
  Candidato,
  | 'vencidos'
  | 'vencidoCentavos'
  | 'noDestino'
  | 'lugaresNoDestino'
  | 'saidas'
  | 'responsaveis'
  | 'pagadoresPorAditivo'
  | 'linhas'
  | 'descontos'
>;
type NoDestino = MatriculaNoDestino & {
  movimento: Movimento;
  turmaNome: string | null;
  turno: string | null;
  dataSaida: DataCivil | null;
};
type DoAluno<T> = T & { alunoId: number };
type DaMatricula<T> = T & { matriculaId: number };

/** Enrollments that could go on: who left is not asked. Who is suspended or never confirmed is shown with the reason. */
const podeSeguir = sql`m.movimento in ('ativa', 'concluida', 'trancada', 'pre_matricula')`;

/**
 * The students of a source, in the order of their classes and names, with everything that judging them takes: seven statements
 * however many they are.
 */
export async function carregarCandidatos(db: Db | Tx, quem: Quem, origem: Origem, hoje: DataCivil, limite: number): Promise<Candidato[]> {
  const { rows: bases } =
    await sql<Base>`${preparada}select m.id as "matriculaId", m.codigo, m.aluno_id as "alunoId", m.aluno_nome as "alunoNome", m.aluno_codigo as "alunoCodigo",
      m.movimento, m.resultado, m.curso_id as "cursoId", m.turma_nome as "turmaNome", m.turno, m.grupo_turma_id as "grupoTurmaId",
      m.data_nascimento as "dataNascimento", m.falecido, m.tem_cpf as "temCpf", m.tem_identidade as "temIdentidade"
    from v_matricula_para_renovar m
    where m.ano_letivo_id = ${origem.anoOrigemId} and ${podeSeguir} and ${doFiltro(origem)} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}
    order by m.turma_nome, m.turma_id, m.aluno_nome, m.id limit ${limite}`.execute(db);
  const matriculas = bases.map((b) => b.matriculaId);
  const alunos = bases.map((b) => b.alunoId);
  const [vencidos, noDestino, responsaveis, linhas, descontos, termos] = await lerJuntas(
    db,
    () =>
      sql<
        DoAluno<{ n: number; saldo: number }>
      >`${preparada}select aluno_id as "alunoId", count(*)::int as n, sum(saldo_centavos)::bigint as saldo
    from v_titulo_aberto_do_aluno where aluno_id = any(${alunos}::bigint[]) and data_limite < ${hoje} group by aluno_id`.execute(db),
    () =>
      sql<
        DoAluno<NoDestino>
      >`${preparada}select m.aluno_id as "alunoId", m.codigo, m.curso_id as "cursoId", m.curso_nome as "cursoNome", m.movimento, m.turma_nome as "turmaNome", m.turno,
      m.data_saida as "dataSaida", ${continuaDoAno(origem.anoOrigemId)} as continua
    from v_matricula_resumo m where m.aluno_id = any(${alunos}::bigint[]) and m.ano_letivo_id = ${origem.anoDestinoId}
      and m.movimento not in ('cancelada', 'falecido') order by m.id`.execute(db),
    () =>
      sql<
        DaMatricula<ResponsavelDoCandidato>
      >`${preparada}select r.matricula_id as "matriculaId", r.pessoa_id as "pessoaId", r.nome_completo as nome, r.parentesco,
      r.pedagogico, r.financeiro, r.percentual::text, r.tem_cpf as "temCpf", r.falecido
    from v_responsavel_para_renovar r where r.matricula_id = any(${matriculas}::bigint[]) order by r.id`.execute(db),
    () =>
      sql<
        DaMatricula<LinhaDeOrigem>
      >`${preparada}${contratoAtual(matriculas)} select c.matricula_id as "matriculaId", l.id, l.preco_id as "precoId", p.descricao as "precoDescricao", p.valor_centavos as "precoCentavos", p.tipo, l.descricao,
      l.valor_centavos as "valorCentavos", l.parcelas, l.primeiro_vencimento as "primeiroVencimento", l.dia_vencimento as "diaVencimento",
      l.forma_pagamento_id as "formaPagamentoId"
    from c join v_contrato_preco l on l.contrato_id = c.id left join v_preco p on p.id = l.preco_id order by l.id`.execute(db),
    () =>
      sql<
        DaMatricula<DescontoDoContrato>
      >`${preparada}${contratoAtual(matriculas)} select c.matricula_id as "matriculaId", x.id, x.contrato_preco_id as "linhaId",
      x.desconto_id as "descontoId", ${vemDe(sql`x.desconto_id`)} as "vemDe", x.descricao, x.forma, x.percentual::text, x.valor_centavos as "valorCentavos", x.limite_centavos as "limiteCentavos",
      x.condicional, x.sobre_valor_cheio as "sobreValorCheio", x.prioridade, x.parcela_de as "parcelaDe", x.parcela_ate as "parcelaAte"
    from c join v_contrato_desconto_linha x on x.contrato_id = c.id order by x.id`.execute(db),
    () =>
      sql<
        DaMatricula<TermoDaOrigem>
      >`${preparada}${contratoAtual(matriculas)} select c.matricula_id as "matriculaId", t.id, t.tipo, t.contrato_preco_id as "linhaId",
      t.parcela_de as "parcelaDe", t.parcela_ate as "parcelaAte", t.percentual::text, t.valor_centavos as "valorCentavos", t.limite_centavos as "limiteCentavos",
      t.condicional, t.sobre_valor_cheio as "sobreValorCheio", t.prioridade, t.descricao, t.desconto_id as "descontoId", ${vemDe(sql`t.desconto_id`)} as "vemDe", t.contrato_desconto_id as "descontoRemovidoId",
      t.termo_removido_id as "termoRemovidoId", t.dia_vencimento as "diaVencimento", t.pagadores from c join v_aditivo_termo_vigente t on t.contrato_id = c.id order by t.ordem, t.id`.execute(
        db,
      ),
  );

  const vencidosDe = new Map(vencidos.rows.map((v) => [v.alunoId, v]));
  const [destinoDe, responsaveisDe, linhasDe, descontosDe, termosDe] = [
    Map.groupBy(noDestino.rows, (m) => m.alunoId),
    Map.groupBy(responsaveis.rows, (r) => r.matriculaId),
    Map.groupBy(linhas.rows, (l) => l.matriculaId),
    Map.groupBy(descontos.rows, (x) => x.matriculaId),
    Map.groupBy(termos.rows, (x) => x.matriculaId),
  ];
  return bases.map((base) => {
    const suas = linhasDe.get(base.matriculaId) ?? [];
    const seus = termosDe.get(base.matriculaId) ?? [];
    return {
      ...base,
      vencidos: vencidosDe.get(base.alunoId)?.n ?? 0,
      vencidoCentavos: vencidosDe.get(base.alunoId)?.saldo ?? 0,
      ...situacaoNoDestino(destinoDe.get(base.alunoId) ?? []),
      ...responsaveisDepoisDosAditivos(responsaveisDe.get(base.matriculaId) ?? [], seus, suas),
      linhas: linhasDepoisDosAditivos(suas, seus),
      descontos: descontosDepoisDosAditivos(descontosDe.get(base.matriculaId) ?? [], seus, suas),
    };
  });
}

const vivas: readonly Movimento[] = ['pre_matricula', 'ativa', 'concluida', 'trancada'];

/** What the enrollments that a student already had in the target year mean to another one. */
function situacaoNoDestino(matriculas: readonly NoDestino[]): Pick<Candidato, 'noDestino' | 'lugaresNoDestino' | 'saidas'> {
  return {
    noDestino: matriculas.filter(({ movimento }) => vivas.includes(movimento)),
    lugaresNoDestino: matriculas.flatMap(({ codigo, movimento, turmaNome, turno }) =>
      turmaNome !== null && turno !== null && (movimento === 'pre_matricula' || movimento === 'ativa')
        ? [{ codigo, turmaNome, turno }]
        : [],
    ),
    saidas: matriculas.flatMap(({ codigo, cursoId, movimento, dataSaida }) =>
      dataSaida === null || vivas.includes(movimento) ? [] : [{ codigo, cursoId, dataSaida }],
    ),
  };
}

/** Whether the enrollment `m` of the target year is of a course that follows one in which the student is this year, or of the same. */
const continuaDoAno = (anoOrigemId: number): RawBuilder<unknown> => sql`exists (select 1 from v_matricula_estado o
  join v_curso_rematricula w on w.id = o.curso_id where o.aluno_id = m.aluno_id and o.ano_letivo_id = ${anoOrigemId}
    and o.movimento in ('pre_matricula', 'ativa', 'concluida', 'trancada') and m.curso_id in (o.curso_id, w.proximo_curso_id))`;

/** Whether a discount of the contract `c` is what a scholarship decision granted to its enrollment, or what an agreement gave it. */
const vemDe = (descontoId: RawBuilder<unknown>): RawBuilder<unknown> => sql`case
  when exists (select from v_bolsa b where b.matricula_id = c.matricula_id and b.desconto_id = ${descontoId}) then 'bolsa'
  when exists (select from v_convenio_desconto d where d.matricula_id = c.matricula_id and d.desconto_id = ${descontoId}) then 'convenio' end`;

function doFiltro({ segmentacaoId, cursoId, turmaId, ids }: Origem): RawBuilder<unknown> {
  const partes = [
    segmentacaoId && sql`m.segmentacao_id = ${segmentacaoId}`,
    cursoId && sql`m.curso_id = ${cursoId}`,
    turmaId && sql`m.turma_id = ${turmaId}`,
    ids && sql`m.id = any(${[...ids]}::bigint[])`,
  ].filter((p): p is RawBuilder<unknown> => Boolean(p));
  return partes.length === 0 ? sql`true` : sql.join(partes, sql` and `);
}

/** The contract that each enrollment has now: the newest that was not cancelled. */
const contratoAtual = (matriculas: readonly number[]): RawBuilder<unknown> => sql`with c as (
  select distinct on (matricula_id) id, matricula_id from v_contrato_estado
  where matricula_id = any(${[...matriculas]}::bigint[]) and situacao <> 'cancelado' order by matricula_id, id desc)`;
