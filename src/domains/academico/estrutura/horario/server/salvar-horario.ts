import { sql } from 'kysely';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, type Textos, versaoDesatualizada } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/autor.ts';
import { conferirTurmaDeAnoAberto } from '#domains/academico/estrutura/server/conferir-ano-aberto.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/travar-turmas.ts';
import { conferirNoPeriodo } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import type { horarioApi } from '../api.ts';
import { errosHorario as erros } from '../erros.ts';
import type { Celula } from '../semana.ts';
import { obterHorario, type Semana } from './queries.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof horarioApi.salvarHorario>['body'] & { id: number };
type Periodo = { periodoInicio: DataCivil | null; periodoFim: DataCivil | null; fim: DataCivil };

/**
 * Saves the week of a class from a day on. What is the same goes on; what was different ends the day before and stays as it was.
 * @throws NAO_ENCONTRADO, TURMA_FECHADA_NAO_EDITAVEL, TURMA_DE_ANO_FECHADO, VERSAO_DESATUALIZADA, DATA_FORA_DO_PERIODO_DA_TURMA,
 * HORARIO_DISCIPLINA_DE_OUTRA, HORARIO_DOCENTE_DE_OUTRA, HORARIO_EM_CHOQUE
 */
export async function salvarHorario(ato: Ato<AutorComEscopo>, { id, aPartirDe, marca, celulas }: Pedido): Promise<Semana> {
  const { tx, quem } = ato;
  const leitor = leitorDe(quem);
  const turma = (await travarTurmas(tx, [id], leitor ?? undefined)).get(id);
  if (!turma) throw errosComuns.NAO_ENCONTRADO();
  if (turma.situacao === 'fechada') throw errosEstrutura.TURMA_FECHADA_NAO_EDITAVEL({ turma: turma.nome });
  await conferirTurmaDeAnoAberto(tx, turma);
  const antes = await obterHorario(tx, leitor, { id, dia: aPartirDe });
  if (antes.marca !== marca) throw versaoDesatualizada({ tipo: 'turma', id, acoes: 'turma.horario' }, antes);
  const periodo = await lerPeriodo(tx, turma);
  conferirNoPeriodo(periodo, { aPartirDe });
  await conferirCelulas(tx, { turmaId: id, turma: turma.nome, aPartirDe }, celulas);
  const json = JSON.stringify(celulas);
  const novas = sql`json_to_recordset(${json}::json) as n("diaSemana" int, ordem int, inicio time, fim time, "turmaDisciplinaId" bigint, "docenteId" bigint, sala text)`;
  const mesma = sql`n."diaSemana" = h.dia_semana and n.ordem = h.ordem and n.inicio = h.inicio and n.fim = h.fim
    and n."turmaDisciplinaId" = h.turma_disciplina_id and n."docenteId" is not distinct from h.docente_id and n.sala is not distinct from h.sala`;
  const fica = sql`h.data_inicio < ${aPartirDe} and h.data_fim = ${periodo.fim} and exists (select 1 from ${novas} where ${mesma})`;
  await sql`delete from horarios h where h.turma_id = ${id} and h.data_inicio >= ${aPartirDe}`.execute(tx);
  await sql`update horarios h set data_fim = ${aPartirDe}::date - 1, versao = versao + 1
    where h.turma_id = ${id} and coalesce(h.data_fim, 'infinity') >= ${aPartirDe} and not (${fica})`.execute(tx);
  await conferirChoques(tx, { turmaId: id, de: aPartirDe, ate: periodo.fim }, celulas);
  await sql`insert into horarios (turma_id, turma_disciplina_id, docente_id, dia_semana, ordem, inicio, fim, sala, data_inicio, data_fim)
    select ${id}, n."turmaDisciplinaId", n."docenteId", n."diaSemana", n.ordem, n.inicio, n.fim, n.sala, ${aPartirDe}, ${periodo.fim} from ${novas}
    where not exists (select 1 from horarios h where h.turma_id = ${id} and ${fica} and ${mesma})`.execute(tx);
  await auditar(ato, {
    acao: 'turma.horario',
    alvoTipo: 'turma',
    alvoId: id,
    antes: { celulas: antes.celulas.length },
    depois: { aPartirDe, celulas },
  });
  return obterHorario(tx, leitor, { id, dia: aPartirDe });
}

/** Without a period the year is that of the calendar. */
async function lerPeriodo(
  tx: Tx,
  { anoLetivoId, segmentacaoId, ano }: { anoLetivoId: number; segmentacaoId: number; ano: number },
): Promise<Periodo> {
  const { rows } =
    await sql<Periodo>`select p.inicio as "periodoInicio", p.fim as "periodoFim", coalesce(p.fim, make_date(${ano}, 12, 31)) as fim
    from (select 1) x left join v_periodo_da_segmentacao p on p.ano_letivo_id = ${anoLetivoId} and p.segmentacao_id = ${segmentacaoId}`.execute(
      tx,
    );
  return rows[0] as Periodo;
}

type DaTurma = { turmaId: number; turma: string; aPartirDe: DataCivil };

/** Subjects are of the class, and teachers are theirs. */
async function conferirCelulas(tx: Tx, { turmaId, turma, aPartirDe }: DaTurma, celulas: readonly Celula[]): Promise<void> {
  const { rows } = await sql<{ id: number; disciplina: string; docentes: number[] }>`select td.id, td.disciplina_nome as disciplina,
      coalesce((select json_agg(x.pessoa_id) from v_docente_turma x where x.turma_disciplina_id = td.id and coalesce(x.data_fim, 'infinity') >= ${aPartirDe}), '[]') as docentes
    from v_turma_disciplina td where td.turma_id = ${turmaId}`.execute(tx);
  const disciplinas = new Map(rows.map((linha) => [linha.id, linha]));
  for (const [i, { turmaDisciplinaId, docenteId }] of celulas.entries()) {
    const disciplina = disciplinas.get(turmaDisciplinaId);
    if (!disciplina) throw erros.HORARIO_DISCIPLINA_DE_OUTRA({ turma }, { campos: [`celulas.${i}.turmaDisciplinaId`] });
    if (docenteId === null || disciplina.docentes.includes(docenteId)) continue;
    const { rows: nomes } = await sql<{ nome: string }>`select nome_completo as nome from v_pessoa_resumo where id = ${docenteId}`.execute(
      tx,
    );
    const params = { docente: nomes[0]?.nome ?? '—', disciplina: disciplina.disciplina, turma, data: formatarData(aPartirDe) };
    throw erros.HORARIO_DOCENTE_DE_OUTRA(params, { campos: [`celulas.${i}.docenteId`] });
  }
}

type Choque = {
  posicao: number;
  docente: string | null;
  sala: string | null;
  turma: string;
  disciplina: string;
  diaSemana: number;
  inicio: string;
  fim: string;
};
const MOSTRADOS = 3;
const dias: readonly Textos[] = [
  { br: 'segunda', en: 'Monday' },
  { br: 'terça', en: 'Tuesday' },
  { br: 'quarta', en: 'Wednesday' },
  { br: 'quinta', en: 'Thursday' },
  { br: 'sexta', en: 'Friday' },
  { br: 'sábado', en: 'Saturday' },
  { br: 'domingo', en: 'Sunday' },
];

/** A teacher is in one class at a time, and a room holds one; up to three are named. @throws HORARIO_EM_CHOQUE */
async function conferirChoques(
  tx: Tx,
  { turmaId, de, ate }: { turmaId: number; de: DataCivil; ate: DataCivil },
  celulas: readonly Celula[],
): Promise<void> {
  const comPosicao = JSON.stringify(celulas.map((celula, posicao) => ({ ...celula, posicao })));
  const { rows } =
    await sql<Choque>`select coalesce(n.posicao, 0) as posicao, case when h.docente_id = n."docenteId" then p.nome_completo end as docente,
      case when f_busca(h.sala) = f_busca(n.sala) then h.sala end as sala, t.nome as turma, td.disciplina_nome as disciplina, h.dia_semana as "diaSemana",
      to_char(h.inicio, 'HH24:MI') as inicio, to_char(h.fim, 'HH24:MI') as fim
    from json_to_recordset(${comPosicao}::json) as n(posicao int, "diaSemana" int, inicio time, fim time, "docenteId" bigint, sala text)
    join horarios h on h.dia_semana = n."diaSemana" and h.turma_id <> ${turmaId} and h.inicio < n.fim and n.inicio < h.fim
      and h.data_inicio <= ${ate} and coalesce(h.data_fim, 'infinity') >= ${de} and (h.docente_id = n."docenteId" or f_busca(h.sala) = f_busca(n.sala))
    join turmas t on t.id = h.turma_id join v_turma_disciplina td on td.id = h.turma_disciplina_id left join v_pessoa_resumo p on p.id = h.docente_id
    order by n.posicao, h.id`.execute(tx);
  if (rows.length === 0) return;
  const em = (idioma: keyof Textos): string =>
    rows
      .slice(0, MOSTRADOS)
      .map(({ docente, sala, turma, disciplina, diaSemana, inicio, fim }) => {
        const quem = docente ?? (idioma === 'br' ? `a sala ${sala}` : `room ${sala}`);
        return `${quem} (${turma}, ${disciplina}, ${dias[diaSemana - 1]?.[idioma]}, ${inicio}–${fim})`;
      })
      .join('; ') + (rows.length > MOSTRADOS ? `; +${rows.length - MOSTRADOS}` : '');
  const campos = [...new Set(rows.map(({ posicao, docente }) => `celulas.${posicao}.${docente === null ? 'sala' : 'docenteId'}`))];
  throw erros.HORARIO_EM_CHOQUE({ choques: { br: em('br'), en: em('en') } }, { campos });
}
