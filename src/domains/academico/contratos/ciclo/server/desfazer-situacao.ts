import type { Ato } from '#platform/server/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import { gravarCancelamentos, restaurarTitulos } from '#domains/financeiro/titulos/cancelamentos/server/door.ts';
import { travarTitulosPorId } from '#domains/financeiro/titulos/server/door.ts';
import { travarTitulosReativados } from '#domains/financeiro/titulos/de-contratos/server/door.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosComuns } from '#shared/erros.ts';
import { errosContrato } from '#domains/academico/contratos/erros.ts';
import { isDesfazivel, type SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { conferirAnuidadeNaVolta } from './julgar-volta.ts';
import { auditarMudancas, gravarSituacoes, type MudancaDeSituacao } from './mudar-situacao.ts';
import '#domains/academico/contratos/server/restricoes.ts';

export type AlvoDoDesfazimento = { situacaoId: number } | { situacaoIds: readonly number[] } | { matriculaMovimentoId: number };
export type Desfeito = { id: number; numero: string; situacao: SituacaoContrato; situacaoId: number; titulosRestaurados: number };
type Mudanca = {
  id: number;
  contratoId: number;
  numero: string;
  de: SituacaoContrato;
  para: SituacaoContrato;
  /** When it was made, to the microsecond. */
  em: string;
  isUltima: boolean;
  isDesfeita: boolean;
};

/**
 * Undoes changes of state, all or nothing: contract and titles are again exactly what they were. The fee of a cancellation
 * is cancelled with it; one that was paid stands in the way. Nothing is erased: the undo is a row of its own.
 * With a movement of the enrollment, every contract that changed with it goes back; none is no error.
 * @throws NAO_ENCONTRADO, SITUACAO_JA_DESFEITA, SITUACAO_NAO_E_A_ULTIMA, SITUACAO_NAO_SE_DESFAZ, MULTA_COM_PAGAMENTO,
 * TITULO_REATIVADO_MUDOU, CONTRATO_JA_EXISTE, ANUIDADE_JA_COBRADA_NA_VOLTA
 */
export async function desfazerMudancaDeSituacao(
  ato: Ato,
  pedido: AlvoDoDesfazimento & { motivo?: string | null; motivoAcimaDaAnuidade?: string | null },
): Promise<Desfeito[]> {
  const { tx, hoje } = ato;
  const mudancas = await carregarMudancas(tx, pedido);
  if (mudancas.length === 0) {
    if ('matriculaMovimentoId' in pedido) return [];
    throw errosComuns.NAO_ENCONTRADO();
  }
  mudancas.forEach(conferir);
  const ids = mudancas.map((m) => m.id);
  const linhas = mudancas.map(
    (m): MudancaDeSituacao => ({
      id: m.contratoId,
      de: m.para,
      para: m.de,
      motivo: pedido.motivo ?? null,
      desfazId: m.id,
    }),
  );
  const situacoes = await gravarSituacoes(ato, linhas);
  await cancelarMultas(ato, ids);
  await recancelarReativados(ato, ids);
  // In force again they bill all that was contracted: what was forgiven by hand meanwhile too.
  const perdoadosDesde = mudancas
    .filter(({ de, para }) => para === 'cancelado' && (de === 'ativo' || de === 'suspenso'))
    .map(({ contratoId, em: desde }) => ({ contratoId, desde }));
  const voltaram = await restaurarTitulos(tx, { situacaoIds: ids, dataRestauracao: hoje, perdoadosDesde });
  const restaurados = Map.groupBy(voltaram, (t) => t.contratoId);
  const quantos = (contratoId: number): number => restaurados.get(contratoId)?.length ?? 0;
  const acima = pedido.motivoAcimaDaAnuidade ?? null;
  await conferirAnuidadeNaVolta(
    tx,
    mudancas.filter((m) => m.para === 'cancelado' && quantos(m.contratoId) > 0).map((m) => m.contratoId),
    acima,
  );
  await auditarMudancas(
    ato,
    linhas.map((l) => ({
      ...l,
      efeito: { titulosRestaurados: quantos(l.id), ...(acima === null ? {} : { motivoAcimaDaAnuidade: acima }) },
    })),
  );
  return mudancas.map((m) => ({
    id: m.contratoId,
    numero: m.numero,
    situacao: m.de,
    situacaoId: situacoes.get(m.contratoId) ?? 0,
    titulosRestaurados: quantos(m.contratoId),
  }));
}

async function carregarMudancas(tx: Tx, alvo: AlvoDoDesfazimento): Promise<Mudanca[]> {
  const qual = condicao(alvo);
  const { rows: contratos } = await sql<{
    id: number;
  }>`select distinct s.contrato_id as id from contratos_situacoes s where ${qual}`.execute(tx);
  await travarContratos(
    tx,
    contratos.map((c) => c.id),
  );
  // Read after the lock: what another request did meanwhile counts.
  const { rows } = await sql<Mudanca>`
    with vivas as (select s.* from contratos_situacoes s where s.desfaz_id is null and not exists (select 1 from contratos_situacoes u where u.desfaz_id = s.id))
    select s.id, s.contrato_id as "contratoId", c.numero, s.de, s.para, s.created_at::text as em,
      not exists (select 1 from vivas v where v.contrato_id = s.contrato_id and v.id > s.id) as "isUltima",
      not exists (select 1 from vivas v where v.id = s.id) as "isDesfeita"
    from contratos_situacoes s join contratos c on c.id = s.contrato_id
    where ${qual} ${'matriculaMovimentoId' in alvo ? sql`and exists (select 1 from vivas v where v.id = s.id)` : sql``} order by s.id`.execute(
    tx,
  );
  return rows;
}

function condicao(alvo: AlvoDoDesfazimento): RawBuilder<unknown> {
  if ('matriculaMovimentoId' in alvo) return sql`s.matricula_movimento_id = ${alvo.matriculaMovimentoId} and s.desfaz_id is null`;
  return sql`s.id = any(${'situacaoId' in alvo ? [alvo.situacaoId] : [...alvo.situacaoIds]}::bigint[])`;
}

function conferir(m: Mudanca): void {
  const { numero } = m;
  if (m.isDesfeita) throw errosContrato.SITUACAO_JA_DESFEITA({ numero });
  if (!isDesfazivel(m.de, m.para)) throw errosContrato.SITUACAO_NAO_SE_DESFAZ({ numero });
  if (!m.isUltima) throw errosContrato.SITUACAO_NAO_E_A_ULTIMA({ numero });
}

/** The fee goes with the cancellation that asked for it; money received for it must be reversed first. */
async function cancelarMultas(ato: Ato, situacaoIds: readonly number[]): Promise<void> {
  const { tx, hoje } = ato;
  const { rows } = await sql<{
    id: number;
  }>`select titulo_id as id from contratos_multas where situacao_id = any(${[...situacaoIds]}::bigint[])`.execute(tx);
  const multas = await travarTitulosPorId(
    tx,
    rows.map((r) => r.id),
  );
  const paga = multas.find((t) => t.situacao !== 'aberto' && t.situacao !== 'cancelado');
  if (paga) throw errosContrato.MULTA_COM_PAGAMENTO({ titulo: paga.numero });
  await gravarCancelamentos(
    ato,
    multas.filter((t) => t.situacao === 'aberto').map((t) => ({ id: t.id, causa: { tipo: 'avulso' } })),
    { codigo: 'cancelamento_desfeito', dataCancelamento: hoje },
  );
}

/** Undoing a reactivation takes the titles that it brought back off the bill again, in the name of the same suspension. */
async function recancelarReativados(ato: Ato, situacaoIds: readonly number[]): Promise<void> {
  const { tx, hoje } = ato;
  const titulos = await travarTitulosReativados(tx, situacaoIds);
  const mexido = titulos.find((t) => t.situacao !== 'aberto');
  if (mexido) throw errosContrato.TITULO_REATIVADO_MUDOU({ titulo: mexido.numero });
  await gravarCancelamentos(
    ato,
    titulos.map((t) => ({ id: t.id, causa: { tipo: 'contrato', contratoSituacaoId: t.contratoSituacaoId } })),
    { codigo: 'reativacao_desfeita', dataCancelamento: hoje },
  );
}

/** The contracts that changes of state are about. */
export async function donosDasSituacoes(db: Db | Tx, situacaoIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select distinct contrato_id as id from contratos_situacoes where id = any(${[...situacaoIds]}::bigint[])`.execute(db);
  return rows.map((r) => r.id);
}
