import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosLancamento } from '../erros.ts';
import type { correcaoDeLancamento, estornoDeLancamento } from '../esquemas.ts';
import { type Original, travarParaEstornar } from './carregar.ts';
import { conferirContas } from './conferir-contas.ts';
import { aLancar, type Feito } from './criar-lancamento.ts';
import { lancarEmLote, type NovoLancamento } from './lancar.ts';
import { outraMetade } from './outra-metade.ts';
import { explicarPeriodos, travarFatos } from './periodo-aberto.ts';

/**
 * Reverses an entry by its opposite; the facts that it had put in the books wait again. Throws LANCAMENTO_CONTABIL_JA_ESTORNADO, LANCAMENTO_CONTABIL_COM_VOLTA,
 * ESTORNO_CONTABIL_DE_ESTORNO, ENCERRAMENTO_NAO_SE_ESTORNA, ESTORNO_ANTES_DO_LANCAMENTO, PERIODO_CONTABIL_FECHADO, SEM_EXERCICIO,
 * CONTA_NAO_LANCAVEL.
 */
export async function estornarLancamento(
  ato: Ato<Pessoa>,
  { id, motivo, dataEstorno }: { id: number } & z.output<typeof estornoDeLancamento>,
): Promise<Feito> {
  await travarFatos(ato.tx);
  const original = await travarParaEstornar(ato.tx, id);
  await conferirVoltas(ato.tx, id);
  const oposto = estornoDe(original, { motivo, dataEstorno });
  await explicarPeriodos(ato.tx, [oposto], ato, 'dataEstorno');
  const [estorno] = await lancarEmLote(ato, [oposto]);
  if (!estorno) throw errosLancamento.LANCAMENTO_INVALIDO();
  await soltarFatos(ato.tx, { lancamentoId: id, estornoId: estorno.id });
  await auditar(ato, {
    acao: 'lancamento_contabil.estornado',
    alvoTipo: 'lancamento_contabil',
    alvoId: id,
    motivo,
    depois: { estornoId: estorno.id },
  });
  return { id: estorno.id, ano: estorno.ano, numero: estorno.numero };
}

/**
 * Corrects an entry: its reversal and the entry that takes its place are one act, numbered one after the other. The facts that the first had put
 * in the books are in them by the second. Throws LANCAMENTO_CONTABIL_DESFAZ_OUTRO and what estornarLancamento and criarLancamento do.
 */
export async function corrigirLancamento(
  ato: Ato<Pessoa>,
  { id, motivo, dataEstorno, ...novo }: { id: number } & z.output<typeof correcaoDeLancamento>,
): Promise<Feito & { estornoId: number }> {
  const { tx } = ato;
  await travarFatos(tx);
  const original = await travarParaEstornar(tx, id);
  await conferirVoltas(tx, id);
  await conferirQueNaoDesfaz(tx, id);
  const oposto = estornoDe(original, { motivo, dataEstorno });
  await explicarPeriodos(tx, [oposto], ato, 'dataEstorno');
  await conferirContas(tx, novo.partidas);
  const feitos = await lancarEmLote(ato, [oposto, { ...aLancar(novo), corrigeId: id, motivo }]);
  const [estorno, correto] = [feitos.find((f) => f.chave === 0), feitos.find((f) => f.chave === 1)];
  if (!estorno || !correto) throw errosLancamento.LANCAMENTO_INVALIDO();
  await soltarFatos(tx, { lancamentoId: id, estornoId: estorno.id });
  await sql`insert into fatos_lancados (fato_id, lancamento_id) select fato_id, ${correto.id} from fatos_lancados where lancamento_id = ${id}`.execute(
    tx,
  );
  await auditar(ato, {
    acao: 'lancamento_contabil.corrigido',
    alvoTipo: 'lancamento_contabil',
    alvoId: id,
    motivo,
    depois: { estornoId: estorno.id, novoId: correto.id, ...novo },
  });
  return { id: correto.id, ano: correto.ano, numero: correto.numero, estornoId: estorno.id };
}

/** The opposite of an entry, dated as it is unless told: in the adjustments, where it stands there and no other day is asked for. */
function estornoDe(original: Original, { motivo, dataEstorno }: { motivo: string; dataEstorno: DataCivil | null }): NovoLancamento {
  if (dataEstorno !== null && dataEstorno < original.dataLancamento)
    throw errosLancamento.ESTORNO_ANTES_DO_LANCAMENTO({ data: formatarData(original.dataLancamento) }, { campos: ['dataEstorno'] });
  return {
    dataLancamento: dataEstorno ?? original.dataLancamento,
    parte: original.periodo % 100 === 13 && dataEstorno === null ? 'ajuste' : 'mes',
    origem: 'manual',
    historico: `Estorno do nº ${original.numero}: ${original.historico}`.slice(0, 300),
    documento: original.documento,
    estornoDe: original.id,
    motivo,
    partidas: original.partidas.map((p) => ({ ...p, debitoCentavos: p.creditoCentavos, creditoCentavos: p.debitoCentavos })),
  };
}

/** A fact leaves the books after what takes it back. */
async function conferirVoltas(tx: Tx, lancamentoId: number): Promise<void> {
  const outro = await lerOutraMetade(tx, lancamentoId, 'desfeito');
  if (outro) throw errosLancamento.LANCAMENTO_CONTABIL_COM_VOLTA(outro);
}

/** What takes a fact back stands on the accounts of what it takes back: corrected by itself, it would leave that fact in the books under them. */
async function conferirQueNaoDesfaz(tx: Tx, lancamentoId: number): Promise<void> {
  const outro = await lerOutraMetade(tx, lancamentoId, 'desfaz');
  if (outro) throw errosLancamento.LANCAMENTO_CONTABIL_DESFAZ_OUTRO(outro);
}

async function lerOutraMetade(
  tx: Tx,
  lancamentoId: number,
  qual: 'desfaz' | 'desfeito',
): Promise<{ numero: number; ano: number } | undefined> {
  const { rows } = await sql<{ numero: number; ano: number }>`select e.numero, e.ano from lancamentos_contabeis l
    join lancamentos_contabeis e on e.id = ${outraMetade(qual)} where l.id = ${lancamentoId}`.execute(tx);
  return rows[0];
}

async function soltarFatos(tx: Tx, { lancamentoId, estornoId }: { lancamentoId: number; estornoId: number }): Promise<void> {
  await sql`update fatos_lancados set desfeito_por = ${estornoId} where lancamento_id = ${lancamentoId} and desfeito_por is null`.execute(
    tx,
  );
}
