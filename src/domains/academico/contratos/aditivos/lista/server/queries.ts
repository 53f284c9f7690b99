import { sql } from 'kysely';
import type { z } from 'zod';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, type DefinicaoLista } from '#platform/server/listas/listas.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { aditivosListaApi } from '../api.ts';
import { ajusteDoAditivo } from '#domains/academico/contratos/aditivos/server/assinar.ts';
import type { itemAditivo } from '#domains/academico/contratos/aditivos/respostas.ts';

type Filtros = z.output<NonNullable<typeof aditivosListaApi.listarAditivos.query>>;

export type ItemAditivo = z.output<typeof itemAditivo>;

export const colunas = sql<ItemAditivo>`a.id, a.ordem, a.situacao, a.data_aditivo as "dataAditivo", a.motivo, ${ajusteDoAditivo} as "ajusteCentavos", a.contrato_id as "contratoId", c.numero as "contratoNumero",
  c.matricula_id as "matriculaId", m.aluno_nome as "alunoNome", m.turma_nome as "turmaNome", m.ano, a.aditivo_turma_id as "aditivoTurmaId", a.created_at as "criadoEm"`;

export const de = sql`from aditivos a join contratos c on c.id = a.contrato_id join v_matricula_resumo m on m.id = c.matricula_id`;

// The view joins many tables: by itself the planner would join them whole before it looks for the few of a page.
const daPagina = sql`join contratos c on c.id = a.contrato_id cross join lateral (select * from v_matricula_resumo x where x.id = c.matricula_id offset 0) m`;

const daMatricula: readonly Filtros['CampoOrdenado'][] = ['aluno', 'contrato', 'turma'];

/** The filtered addenda that the person may see, for pages and exports alike. */
export function listaDeAditivos(f: Filtros, quem: Quem): DefinicaoLista<Filtros['CampoOrdenado'], ItemAditivo> {
  const escopo = escopoDeAlunos(quem, sql.ref('m.turma_id'));
  const soDele = escopo === null && !f.Nome && !f.AnoLetivoId && !f.TurmaId;
  return {
    colunas,
    de,
    deContagem: soDele ? sql`from aditivos a` : de,
    recorte: soDele && !daMatricula.includes(f.CampoOrdenado) ? { de: sql`from aditivos a`, como: sql`a`, juntar: daPagina } : undefined,
    onde: [
      escopo,
      ...contemPalavras(sql`(m.aluno_nome_busca || ' ' || c.numero)`, f.Nome),
      f.Situacao && sql`a.situacao = ${f.Situacao}`,
      f.AnoLetivoId && sql`m.ano_letivo_id = ${f.AnoLetivoId}`,
      f.TurmaId && sql`m.turma_id = ${f.TurmaId}`,
      f.ContratoId && sql`a.contrato_id = ${f.ContratoId}`,
      f.AditivoTurmaId && sql`a.aditivo_turma_id = ${f.AditivoTurmaId}`,
      f.DataInicial && sql`a.data_aditivo >= ${f.DataInicial}::date`,
      f.DataFinal && sql`a.data_aditivo <= ${f.DataFinal}::date`,
    ],
    ordem: {
      criadoEm: { semNulos: sql`a.created_at` },
      aluno: sql`m.aluno_nome`,
      contrato: { semNulos: sql`c.numero` },
      turma: sql`m.turma_nome`,
      dataAditivo: { semNulos: sql`a.data_aditivo` },
      ajuste: { semNulos: ajusteDoAditivo },
      situacao: { semNulos: sql`a.situacao` },
    },
    desempate: sql`a.id`,
  };
}
