import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, preencher, versaoDesatualizada } from '#shared/erros.ts';
import { textosDoCodigo } from '#shared/mensagens-de-campo.ts';
import { conferirSemUso } from '#shared/palavras/usos.ts';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { periodosLetivosApi } from '../api.ts';
import { errosPeriodoLetivo as erros } from '../erros.ts';
import { problemasDoPeriodo } from '../regras.ts';
import { textosUsosDoPeriodo as rotulos } from '../texts-usos.ts';
import { acompanharPeriodo, acompanharPrimeiroPeriodo, type DiasDaSegmentacao, lerDiasDoAno } from './acompanhar-periodo.ts';
import { conferirComecado } from './conferir-comecado.ts';
import { conferirFechados } from './conferir-fechados.ts';
import { conferirUsosDoPeriodo } from './usos.ts';
import { obterPeriodo, type PeriodoLetivo } from './queries.ts';
import './restricoes.ts';

export type DadosPeriodo = EntradaServidor<typeof periodosLetivosApi.criarPeriodo>['body'];
type Edicao = EntradaServidor<typeof periodosLetivosApi.editarPeriodo>['body'];

/** Creates an academic year. @throws ANO_LETIVO_DUPLICADO */
export async function criarAnoLetivo(ato: Ato<Autor>, ano: number): Promise<{ id: number }> {
  const { tx } = ato;
  const { rows } = await sql<{ id: number }>`insert into anos_letivos (ano) values (${ano}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await auditar(ato, { acao: 'anoLetivo.criado', alvoTipo: 'ano_letivo', alvoId: id, depois: { ano } });
  return { id };
}

/** Deletes an academic year that nothing uses. @throws NAO_ENCONTRADO, REGISTRO_EM_USO */
export async function excluirAnoLetivo(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const { rows: usados } = await sql<{ ano: number; periodos: number; turmas: number; matriculas: number; precos: number }>`select a.ano,
      (select count(*)::int from periodos_letivos where ano_letivo_id = a.id) as periodos, (select count(*)::int from v_turma where ano_letivo_id = a.id) as turmas,
      (select count(*)::int from v_matricula_resumo where ano_letivo_id = a.id) as matriculas, (select count(*)::int from v_preco where ano_letivo_id = a.id) as precos
    from anos_letivos a where a.id = ${id}`.execute(tx);
  const [usos] = usados;
  if (!usos) throw errosComuns.NAO_ENCONTRADO();
  conferirSemUso(String(usos.ano), [
    { rotulo: rotulos.nPeriodos, n: usos.periodos },
    { rotulo: rotulos.nTurmas, n: usos.turmas },
    { rotulo: rotulos.nMatriculas, n: usos.matriculas },
    { rotulo: rotulos.nPrecos, n: usos.precos },
  ]);
  const { rows } = await sql<{ ano: number }>`delete from anos_letivos where id = ${id} returning ano`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  await auditar(ato, { acao: 'anoLetivo.excluido', alvoTipo: 'ano_letivo', alvoId: id, antes: { ano: rows[0].ano } });
}

/**
 * Creates an academic period with its segmentações and etapas, all open, and its year when it is the first of it.
 * @throws PERIODO_LETIVO_INVALIDO, PERIODO_LETIVO_DUPLICADO, PERIODOS_SOBREPOSTOS, SEGMENTACAO_INEXISTENTE_NO_PERIODO
 */
export async function criarPeriodo(ato: Ato<Autor>, dados: DadosPeriodo): Promise<{ id: number }> {
  const { tx } = ato;
  conferirRegras(dados);
  const anoLetivoId = await travarAno(tx, dados.ano);
  await conferirSobreposicao(tx, anoLetivoId, 0, dados);
  const antes = await lerDiasDoAno(tx, anoLetivoId);
  const { rows } = await sql<{ id: number }>`insert into periodos_letivos (ano_letivo_id, nome, data_inicio, data_fim)
    values (${anoLetivoId}, ${dados.nome}, ${dados.dataInicio}, ${dados.dataFim}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await gravarSegmentacoes(tx, id, dados);
  await acompanharPrimeiroPeriodo(ato, { anoLetivoId, ano: dados.ano, antes });
  await auditar(ato, { acao: 'periodoLetivo.criado', alvoTipo: 'periodo_letivo', alvoId: id, depois: dados });
  return { id };
}

/**
 * Changes an academic period. Etapas are matched by their order; what is closed stays as it is, what has begun stays where it began, and
 * what begins with a year to come goes along with it.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, SEGMENTACAO_FECHADA_NO_PERIODO, ETAPA_FECHADA,
 * SEGMENTACAO_EM_USO_NO_PERIODO, ETAPA_EM_USO, PERIODO_JA_COMECOU, DATAS_FORA_DO_PERIODO and those of the creation
 */
export async function editarPeriodo(ato: Ato<Autor>, { id, versao, ...dados }: Edicao): Promise<PeriodoLetivo> {
  const { tx } = ato;
  conferirRegras(dados);
  const anoLetivoId = await travarAno(tx, dados.ano);
  await sql`select 1 from periodos_letivos where id = ${id} for update`.execute(tx);
  const antes = await obterPeriodo(tx, id);
  if (antes.versao !== versao) throw versaoDesatualizada({ tipo: 'periodo_letivo', id }, antes);
  conferirFechados(antes, dados);
  await conferirUsosDoPeriodo(tx, antes, { anoLetivoId, segmentacoes: dados.segmentacoes });
  await conferirComecado(ato, antes, dados);
  await conferirSobreposicao(tx, anoLetivoId, id, dados);
  const anos = [...new Set([antes.anoLetivoId, anoLetivoId])];
  const dias = new Map<number, DiasDaSegmentacao[]>();
  for (const ano of anos) dias.set(ano, await lerDiasDoAno(tx, ano));
  await sql`update periodos_letivos set ano_letivo_id = ${anoLetivoId}, nome = ${dados.nome}, data_inicio = ${dados.dataInicio}, data_fim = ${dados.dataFim},
    versao = versao + 1, updated_at = clock_timestamp() where id = ${id}`.execute(tx);
  await gravarSegmentacoes(tx, id, dados);
  for (const ano of anos) await acompanharPeriodo(ato, { anoLetivoId: ano, antes: dias.get(ano) ?? [] });
  await acompanharPrimeiroPeriodo(ato, { anoLetivoId, ano: dados.ano, antes: dias.get(anoLetivoId) ?? [] });
  await auditar(ato, { acao: 'periodoLetivo.editado', alvoTipo: 'periodo_letivo', alvoId: id, antes: campos(antes), depois: dados });
  return obterPeriodo(tx, id);
}

/**
 * Deletes an academic period that is open and unused. What another period of its year serves on goes along with the days that stay.
 * @throws NAO_ENCONTRADO, SEGMENTACAO_FECHADA_NO_PERIODO, SEGMENTACAO_EM_USO_NO_PERIODO, DATAS_FORA_DO_PERIODO
 */
export async function excluirPeriodo(ato: Ato<Autor>, id: number): Promise<void> {
  const { tx } = ato;
  const { ano } = await obterPeriodo(tx, id);
  await travarAno(tx, ano);
  await sql`select 1 from periodos_letivos where id = ${id} for update`.execute(tx);
  const antes = await obterPeriodo(tx, id);
  const { anoLetivoId } = antes;
  const fechada = antes.segmentacoes.find((s) => s.situacao === 'fechado');
  if (fechada) throw erros.SEGMENTACAO_FECHADA_NO_PERIODO({ segmentacao: fechada.nome });
  await conferirUsosDoPeriodo(tx, antes, null);
  const dias = await lerDiasDoAno(tx, anoLetivoId);
  await sql`delete from periodos_letivos where id = ${id}`.execute(tx);
  await acompanharPeriodo(ato, { anoLetivoId, antes: dias });
  await auditar(ato, { acao: 'periodoLetivo.excluido', alvoTipo: 'periodo_letivo', alvoId: id, antes: campos(antes) });
}

function conferirRegras(dados: DadosPeriodo): void {
  const problemas = problemasDoPeriodo(dados);
  if (problemas.length === 0) return;
  const campos = problemas.map(({ codigo, params, path }) => {
    const { br, en } = textosDoCodigo(codigo) ?? errosComuns.definicoes.DADOS_INVALIDOS;
    return { path: path.join('.'), code: codigo, textos: { br: preencher(br, params), en: preencher(en, params) } };
  });
  throw erros.PERIODO_LETIVO_INVALIDO({}, { campos });
}

/** The year's row is locked, so that two periods of one year are compared one after the other. */
async function travarAno(tx: Tx, ano: number): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into anos_letivos (ano) values (${ano}) on conflict (ano) do update set ano = excluded.ano returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

async function conferirSobreposicao(tx: Tx, anoLetivoId: number, id: number, dados: DadosPeriodo): Promise<void> {
  const ids = dados.segmentacoes.map((s) => s.segmentacaoId);
  const { rows } = await sql<{ nome: string; dataInicio: string; dataFim: string; segmentacao: string }>`
    select p.nome, p.data_inicio as "dataInicio", p.data_fim as "dataFim", v.nome as segmentacao
    from periodos_letivos p join periodos_letivos_segmentacoes s on s.periodo_letivo_id = p.id join v_segmentacao v on v.id = s.segmentacao_id
    where p.ano_letivo_id = ${anoLetivoId} and p.id <> ${id} and s.segmentacao_id = any(${ids}::bigint[])
      and daterange(p.data_inicio, p.data_fim, '[]') && daterange(${dados.dataInicio}::date, ${dados.dataFim}::date, '[]')
    order by p.data_inicio, v.ordem limit 1`.execute(tx);
  const [outro] = rows;
  if (!outro) return;
  const { nome, dataInicio, dataFim, segmentacao } = outro;
  throw erros.PERIODOS_SOBREPOSTOS(
    { outro: nome, de: formatarData(dataInicio), ate: formatarData(dataFim), segmentacao },
    { campos: ['dataInicio'] },
  );
}

/** Brings segmentações and etapas to what was given in one statement; etapas keep their id by order, so that lessons still find them. */
async function gravarSegmentacoes(tx: Tx, id: number, { segmentacoes }: DadosPeriodo): Promise<void> {
  const etapas = segmentacoes.flatMap(({ segmentacaoId, etapas: lista }) =>
    lista.map((etapa, i) => ({ ...etapa, segmentacaoId, ordem: i + 1 })),
  );
  await sql`with etapa as (select * from json_to_recordset(${JSON.stringify(etapas)}::json)
        as e("segmentacaoId" bigint, ordem int, nome text, "dataInicio" date, "dataFim" date, peso numeric)),
      fora as (delete from periodos_letivos_segmentacoes s where s.periodo_letivo_id = ${id} and s.segmentacao_id not in (select "segmentacaoId" from etapa)),
      seg as (insert into periodos_letivos_segmentacoes as s (periodo_letivo_id, segmentacao_id) select distinct ${id}::bigint, "segmentacaoId" from etapa
        on conflict on constraint periodos_letivos_segmentacoes_key do update set periodo_letivo_id = excluded.periodo_letivo_id returning s.id, s.segmentacao_id),
      sobra as (delete from etapas x using seg where x.periodo_letivo_segmentacao_id = seg.id
        and not exists (select 1 from etapa e where e."segmentacaoId" = seg.segmentacao_id and e.ordem = x.ordem))
    insert into etapas (periodo_letivo_segmentacao_id, ordem, nome, data_inicio, data_fim, peso)
      select seg.id, e.ordem, e.nome, e."dataInicio", e."dataFim", e.peso from etapa e join seg on seg.segmentacao_id = e."segmentacaoId"
      on conflict on constraint etapas_ordem_key do update
        set nome = excluded.nome, data_inicio = excluded.data_inicio, data_fim = excluded.data_fim, peso = excluded.peso`.execute(tx);
}

function campos({ ano, nome, dataInicio, dataFim, segmentacoes }: PeriodoLetivo): DadosPeriodo {
  return {
    ano,
    nome,
    dataInicio,
    dataFim,
    segmentacoes: segmentacoes.map(({ segmentacaoId, etapas }) => ({
      segmentacaoId,
      etapas: etapas.map((e) => ({ nome: e.nome, dataInicio: e.dataInicio, dataFim: e.dataFim, peso: e.peso })),
    })),
  };
}
