import { contratosDaTurma } from '#domains/academico/contratos/server/contratos-da-turma.ts';
import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { ouRecusa } from '#shared/julgar-cada.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { DataCivil } from '#shared/datas.ts';
import { ErroNegocio } from '#shared/erros.ts';
import type { Termo } from '#domains/academico/contratos/aditivos/parcelas-com-aditivos.ts';
import { errosAditivo } from '#domains/academico/contratos/aditivos/erros.ts';
import type { TermoDaTurma, TermoPedido } from '#domains/academico/contratos/aditivos/esquemas.ts';
import { podeMudarAditivo, type SituacaoAditivo } from '#domains/academico/contratos/aditivos/situacoes.ts';
import { planejarAditivo, type PlanoDeAditivo } from '#domains/academico/contratos/aditivos/planejar.ts';
import { apontamentosDe, comDescontosVigentes, conferirData } from '#domains/academico/contratos/aditivos/server/planejar.ts';
import { gravarEnvio } from '#domains/academico/contratos/aditivos/server/assinar.ts';
import { type Carregado, carregarPagadores, carregarParaAditivo } from '#domains/academico/contratos/aditivos/server/carregar.ts';
import { travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import { lerCadastros, matriculaDe } from '#domains/academico/contratos/linhas/server/door.ts';
import { lerConfiguracao } from '#domains/academico/contratos/server/configuracao.ts';
import { inserirAditivos } from '#domains/academico/contratos/aditivos/server/gravar.ts';
import type { PartesDoLote, ResultadoDoLote } from '#domains/academico/contratos/server/lote.ts';
import { retirarCadaUm } from '#domains/academico/contratos/aditivos/server/retirar.ts';
import { revogarCadaUm } from '#domains/academico/contratos/aditivos/server/revogar.ts';
import { lerPedido, termosNoContrato } from '#domains/academico/contratos/aditivos/server/termos.ts';
import { gravarVigencia } from '#domains/academico/contratos/aditivos/server/vigorar.ts';
import { contratoEmFrase } from '#domains/academico/contratos/situacoes.ts';

export type JulgadoDaTurma = { carregado: Carregado; termos: readonly TermoPedido[]; lidos: readonly Termo[] } & (
  | { plano: PlanoDeAditivo; erro: null }
  | { plano: null; erro: ErroNegocio }
);

/** What the terms of a class would do to each contract, or why it would be skipped. */
export async function julgarDaTurma(
  db: Db | Tx,
  ids: readonly number[],
  termos: readonly TermoDaTurma[],
  { hoje, travar = false, emData = null }: { hoje: DataCivil; travar?: boolean; emData?: { dataAditivo: DataCivil; fuso: string } | null },
): Promise<JulgadoDaTurma[]> {
  const carregados = await carregarParaAditivo(db, ids, travar);
  const emRascunho = await comRascunho(db, ids);
  const pessoas = await carregarPagadores(db, carregados.values(), []);
  const descontos = termos.flatMap((termo) => (termo.tipo === 'incluir_desconto' ? [termo] : []));
  const lidosAgora = await lerCadastros(
    db,
    [...carregados.values()].map((carregado) => ({ ...apontamentosDe(carregado, []), descontos })),
  );
  const cadastros = { ...lidosAgora, hoje };
  const bolsas = await lerBolsas(
    db,
    descontos.flatMap(({ descontoId }) => descontoId ?? []),
  );
  return ids.flatMap((id): JulgadoDaTurma[] => {
    const carregado = carregados.get(id);
    if (!carregado) return [];
    const { numero } = carregado;
    const lido = comDescontosVigentes(carregado);
    const pedidos = termosNoContrato(termos, lido);
    const julgado = ouRecusa((): JulgadoDaTurma => {
      // The state first: what a draft lacks is not why it is skipped.
      if (carregado.situacao !== 'ativo')
        throw errosAditivo.ADITIVO_CONTRATO_INATIVO({ numero, situacao: contratoEmFrase(carregado.situacao) });
      if (pedidos === null) throw errosAditivo.ADITIVO_TERMO_INVALIDO({ numero });
      if (emRascunho.has(id)) throw errosAditivo.ADITIVO_EM_RASCUNHO();
      if (emData) conferirData(carregado, emData.dataAditivo, emData.fuso);
      const lidos = lerPedido(pedidos, lido, bolsas);
      const plano = planejarAditivo(carregado, lidos, { pessoas, cadastros, matricula: matriculaDe(cadastros, carregado) });
      return { carregado, termos: pedidos, lidos, plano, erro: null };
    });
    return [julgado instanceof ErroNegocio ? { carregado, termos: [], lidos: [], plano: null, erro: julgado } : julgado];
  });
}

/** Which of some discounts the register calls scholarships. */
async function lerBolsas(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select id from v_desconto where tipo = 'bolsa' and id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map((r) => r.id));
}

async function comRascunho(db: Db | Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number;
  }>`select contrato_id as id from aditivos where situacao in ('rascunho', 'aguardando_assinatura') and contrato_id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Set(rows.map((r) => r.id));
}

type Turma = { id: number; turmaId: number; termos: TermoDaTurma[]; dataAditivo: DataCivil; motivo: string };

/**
 * Applies the addendum of a class to some of its contracts, each judged by itself. A contract that already has this
 * addendum in force, or an equal one of the same class and date, is left as it is: asked for twice, it happens once.
 */
export async function aplicarNaTurma(
  ato: Omit<PartesDoLote<{ ids: number[]; aditivoTurmaId: number }>, 'tarefaId'> & { tarefaId?: number },
): Promise<ResultadoDoLote> {
  const { rows } =
    await sql<Turma>`select id, turma_id as "turmaId", termos, data_aditivo as "dataAditivo", motivo from aditivos_turmas where id = ${ato.entrada.aditivoTurmaId}`.execute(
      ato.tx,
    );
  const [turma] = rows;
  if (!turma) throw new Error(`no class addendum ${ato.entrada.aditivoTurmaId}`);
  await travarContratos(ato.tx, ato.ids);
  const repetidos = await jaAplicados(ato.tx, turma.id, ato.ids);
  const julgados = await julgarDaTurma(
    ato.tx,
    ato.ids.filter((id) => !repetidos.has(id)),
    turma.termos,
    { hoje: ato.hoje, travar: true, emData: { dataAditivo: turma.dataAditivo, fuso: ato.fuso } },
  );
  const aceitos = julgados.filter((j) => j.erro === null);
  const inseridos = await inserirAditivos(
    ato.tx,
    aceitos.map(({ carregado: { contrato }, termos }) => ({
      contratoId: contrato.id,
      precos: contrato.precos,
      dataAditivo: turma.dataAditivo,
      motivo: turma.motivo,
      termos,
      aditivoTurmaId: turma.id,
    })),
  );
  const planejados = aceitos.map(({ carregado, lidos, plano }, i) => ({
    id: inseridos[i]?.id ?? 0,
    ordem: inseridos[i]?.ordem ?? 0,
    dataAditivo: turma.dataAditivo,
    motivo: turma.motivo,
    termos: lidos,
    carregado,
    plano,
  }));
  // Each family signs its own: they come into force one by one, as the signatures arrive.
  const { exigeAssinatura } = await lerConfiguracao(ato.tx);
  await (exigeAssinatura ? gravarEnvio(ato, planejados) : gravarVigencia(ato, planejados));
  return {
    feitos: aceitos.map((j) => j.carregado.contrato.id),
    jaEstavam: [...repetidos],
    recusados: julgados.flatMap((j) => (j.erro ? [{ id: j.carregado.contrato.id, erro: j.erro }] : [])),
  };
}

/** Records the addendum that is asked for a class; the batch that applies it names it. */
export async function registrarDaTurma(
  { tx, quem }: Ato,
  pedido: { turmaId: number; dataAditivo: DataCivil; motivo: string; termos: readonly TermoDaTurma[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into aditivos_turmas (turma_id, data_aditivo, motivo, termos, usuario_id)
    values (${pedido.turmaId}, ${pedido.dataAditivo}::date, ${pedido.motivo}, ${JSON.stringify(pedido.termos)}::jsonb, ${quem.usuarioId}) returning id`.execute(
    tx,
  );
  return rows[0]?.id ?? 0;
}

/** Applies an addendum to a class at once, without a job. */
export async function aditarTurma(ato: Ato, pedido: Parameters<typeof registrarDaTurma>[1]): Promise<ResultadoDoLote> {
  const ids = await contratosDaTurma(ato.tx, pedido.turmaId);
  const aditivoTurmaId = await registrarDaTurma(ato, pedido);
  return aplicarNaTurma({ ...ato, ids, entrada: { ids, aditivoTurmaId } });
}

/** The contracts on which this addendum, or an equal one of the same class and date, is in force. */
export async function jaAplicados(db: Db | Tx, aditivoTurmaId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select a.contrato_id as id from aditivos a join aditivos_turmas t on t.id = a.aditivo_turma_id
      join aditivos_turmas nova on nova.id = ${aditivoTurmaId}
    where a.contrato_id = any(${[...ids]}::bigint[]) and a.situacao in ('aguardando_assinatura', 'vigente')
      and (t.id = nova.id or (t.turma_id, t.data_aditivo, t.termos) = (nova.turma_id, nova.data_aditivo, nova.termos))`.execute(db);
  return new Set(rows.map((r) => r.id));
}

/** Revokes the addendum of a class on some of its contracts; where it still awaits its signature it is withdrawn, and the row says so. */
export async function revogarDaTurma(
  ato: PartesDoLote<{ ids: number[]; aditivoTurmaId: number; motivo: string }>,
): Promise<ResultadoDoLote> {
  await travarContratos(ato.tx, ato.ids);
  const { rows } = await sql<{
    id: number;
    contratoId: number;
    ordem: number;
    situacao: SituacaoAditivo;
  }>`select id, contrato_id as "contratoId", ordem, situacao from aditivos
    where aditivo_turma_id = ${ato.entrada.aditivoTurmaId} and contrato_id = any(${[...ato.ids]}::bigint[])`.execute(ato.tx);
  const contratoDe = new Map(rows.map((r) => [r.id, r.contratoId]));
  const vivos = rows.filter((r) => r.situacao === 'vigente');
  const semEfeito = rows.filter((r) => podeMudarAditivo(r.situacao, 'retirar'));
  const { retirados, recusados: naoRetirados } = await retirarCadaUm(
    ato,
    semEfeito.map(({ id }) => id),
    ato.entrada,
  );
  const { revogados, recusados } = await revogarCadaUm(
    ato,
    vivos.map(({ id }) => ({ id })),
    ato.entrada,
  );
  const tratados = new Set([...vivos, ...semEfeito].map((r) => r.contratoId));
  const retiradosIds = new Set(retirados.map(({ id }) => id));
  return {
    feitos: [...revogados, ...retirados].map((r) => r.contratoId),
    jaEstavam: ato.ids.filter((id) => !tratados.has(id)),
    recusados: [...recusados, ...naoRetirados].map(({ id, erro }) => ({ id: contratoDe.get(id) ?? id, erro })),
    notas: new Map(
      semEfeito
        .filter(({ id }) => retiradosIds.has(id))
        .map(({ contratoId, ordem }) => [contratoId, { codigo: 'ADITIVO_RETIRADO', parametros: { ordem } }]),
    ),
  };
}
