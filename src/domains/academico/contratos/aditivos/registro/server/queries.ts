import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/tipos.ts';
import { contemPalavras, type DefinicaoLista } from '#platform/server/listas/listas.ts';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import { errosComuns } from '#shared/erros.ts';
import type { aditivosApi } from '../api.ts';
import type { aditivoSaida, itemAditivo } from '#domains/academico/contratos/aditivos/respostas.ts';
import { carregarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { termosDosAditivos } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { type EfeitoGravado, efeitoGravado } from '#domains/academico/contratos/aditivos/server/efeito-gravado.ts';
import { chaveRemovida, type TermoGuardado } from '#domains/academico/contratos/aditivos/server/termos.ts';

type Filtros = z.output<NonNullable<typeof aditivosApi.listarAditivos.query>>;
export type ItemAditivo = z.output<typeof itemAditivo>;
type Aditivo = z.output<typeof aditivoSaida>;

const colunas = sql`a.id, a.ordem, a.situacao, a.data_aditivo as "dataAditivo", a.motivo, a.ajuste_centavos as "ajusteCentavos", a.contrato_id as "contratoId", c.numero as "contratoNumero",
  c.matricula_id as "matriculaId", m.aluno_nome as "alunoNome", m.turma_nome as "turmaNome", m.ano, a.aditivo_turma_id as "aditivoTurmaId", a.created_at as "criadoEm"`;
const de = sql`from aditivos a join contratos c on c.id = a.contrato_id join v_matricula_resumo m on m.id = c.matricula_id`;
// The view joins many tables: by itself the planner would join them whole before it looks for the few of a page.
const daPagina = sql`join contratos c on c.id = a.contrato_id cross join lateral (select * from v_matricula_resumo x where x.id = c.matricula_id offset 0) m`;
const daMatricula: readonly Filtros['CampoOrdenado'][] = ['aluno', 'contrato', 'turma'];

/** The filtered addenda that the person may see, for pages and exports alike. */
export function listaDeAditivos(f: Filtros, quem: Quem): DefinicaoLista<Filtros['CampoOrdenado']> {
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
      ajuste: { semNulos: sql`a.ajuste_centavos` },
      situacao: { semNulos: sql`a.situacao` },
    },
    desempate: sql`a.id`,
  };
}

/** One addendum with its terms, its effect and its states. @throws NAO_ENCONTRADO */
export async function obterAditivo(db: Db | Tx, quem: Quem, id: number): Promise<Aditivo> {
  const { rows } = await sql<ItemAditivo & { versao: number; ultimoVigente: boolean }>`select ${colunas}, a.versao,
      a.situacao = 'vigente' and not exists (select 1 from aditivos x where x.contrato_id = a.contrato_id and x.situacao = 'vigente' and x.ordem > a.ordem) as "ultimoVigente"
    ${de} where a.id = ${id} and ${escopoDeAlunos(quem, sql.ref('m.turma_id')) ?? sql`true`}`.execute(db);
  const [aditivo] = rows;
  if (!aditivo) throw errosComuns.NAO_ENCONTRADO();
  const [contrato] = await carregarContratos(db, [aditivo.contratoId]);
  const precos = contrato?.precos ?? [];
  const indices = new Map(precos.map((p) => [p.id, p.indice]));
  const termos = await termosDosAditivos(db, [id]);
  const situacoes = await sql<
    Aditivo['situacoes'][number]
  >`select s.id, s.para, s.motivo, s.created_at as em, coalesce(u.nome || coalesce(' ' || u.sobrenome, ''), 'Sistema') as "usuarioNome"
    from aditivos_situacoes s left join v_usuario_resumo u on u.id = s.usuario_id where s.aditivo_id = ${id} order by s.id`.execute(db);
  const parcelas: EfeitoGravado[] = await efeitoGravado(db, id, precos);
  return { ...aditivo, termos: termos.map((t) => toTermoSaida(t, indices)), parcelas, situacoes: situacoes.rows };
}

/** A term as the form that made it reads it. */
function toTermoSaida(t: TermoGuardado, indices: ReadonlyMap<number, number>): Aditivo['termos'][number] {
  const comum = { tipo: t.tipo, parcelaDe: t.parcelaDe };
  if (t.tipo === 'remover_desconto') return { ...comum, chave: chaveRemovida(t) };
  const alcance = {
    ...comum,
    parcelaAte: t.parcelaAte,
    precoIndice: t.contratoPrecoId === null ? null : (indices.get(t.contratoPrecoId) ?? null),
  };
  if (t.tipo === 'vencimento') return { ...alcance, diaVencimento: t.diaVencimento };
  if (t.tipo === 'pagadores') return { ...alcance, pagadores: t.pagadores };
  const valor = { valorCentavos: t.valorCentavos, percentual: t.percentual };
  if (t.tipo === 'valor') return { ...alcance, ...valor };
  const { descontoId, descricao, limiteCentavos, condicional, sobreValorCheio, prioridade } = t;
  return {
    ...alcance,
    ...valor,
    forma: t.percentual === null ? 'valor' : 'percentual',
    descontoId,
    descricao,
    limiteCentavos,
    condicional,
    sobreValorCheio,
    prioridade,
  };
}
