import { sql } from 'kysely';
import type { z } from 'zod';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, type Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { ladoDe } from '../conferir.ts';
import { errosLancamento } from '../erros.ts';
import type { novoLancamento } from '../esquemas.ts';
import { conferirContas } from './conferir-contas.ts';
import { lancarEmLote, type LancamentoFeito, type NovaPartida, type NovoLancamento } from './lancar.ts';

export type Feito = Pick<LancamentoFeito, 'id' | 'ano' | 'numero'>;
type Pedido = z.output<typeof novoLancamento>;

/**
 * Posts an entry; the draft that it was goes. Throws what lancarEmLote does, CONTA_SINTETICA, CONTA_CONTABIL_INATIVA, RASCUNHO_NAO_ENCONTRADO,
 * VERSAO_DESATUALIZADA.
 */
export async function criarLancamento(ato: Ato<Pessoa>, { rascunho, ...pedido }: Pedido): Promise<Feito> {
  const { tx } = ato;
  if (rascunho !== null) await gastarRascunho(tx, rascunho);
  await conferirContas(tx, pedido.partidas);
  const [feito] = await lancarEmLote(ato, [aLancar(pedido)]);
  if (!feito) throw errosLancamento.LANCAMENTO_INVALIDO();
  const { id, ano, numero } = feito;
  await auditar(ato, { acao: 'lancamento_contabil.criado', alvoTipo: 'lancamento_contabil', alvoId: id, depois: { numero, ...pedido } });
  return { id, ano, numero };
}

/** What a person typed, as an entry to be posted. */
export function aLancar({ dataLancamento, ajuste, historico, documento, partidas }: Omit<Pedido, 'rascunho'>): NovoLancamento {
  return {
    dataLancamento,
    parte: ajuste ? 'ajuste' : 'mes',
    origem: 'manual',
    historico,
    documento,
    partidas: partidas.map(
      (p): NovaPartida => ({ ...p, debitoCentavos: ladoDe(p.debitoCentavos), creditoCentavos: ladoDe(p.creditoCentavos) }),
    ),
  };
}

/** Two who post one draft take turns, and the second is told; so is who looked at it before another changed it. */
async function gastarRascunho(tx: Tx, { id, versao }: NonNullable<Pedido['rascunho']>): Promise<void> {
  const doRascunho = sql`from rascunhos_contabeis where id = ${id} and tipo = 'rascunho'`;
  const { numAffectedRows } = await sql`delete ${doRascunho} and versao = ${versao}`.execute(tx);
  if (Number(numAffectedRows) > 0) return;
  const { rows } = await sql`select 1 ${doRascunho}`.execute(tx);
  throw rows[0] ? versaoDesatualizada({ tipo: 'rascunho_contabil', id }) : errosLancamento.RASCUNHO_NAO_ENCONTRADO();
}
