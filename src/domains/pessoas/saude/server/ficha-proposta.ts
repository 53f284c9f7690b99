import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { Cifra } from '#platform/server/segredos/cifra.ts';
import type { DadosFicha } from '../ficha-saude.ts';
import { abrirFicha, fecharFicha } from './cifrar-ficha.ts';
import { salvarFicha } from './ficha-saude.ts';

/** A health form that waits for somebody to take it in: sealed as those of the register are, with the version that it was filled in over. */
export type FichaProposta = { versaoBase: number; dadosCifrados: Buffer; chaveId: string };

/** The version of the form of a person; 0 before the first. */
export async function versaoDaFicha(db: Db | Tx, pessoaId: number): Promise<number> {
  const { rows } = await sql<{ versao: number }>`select versao from fichas_saude where pessoa_id = ${pessoaId}`.execute(db);
  return rows[0]?.versao ?? 0;
}

/** Seals a form over the one that stands now. */
export async function proporFicha(
  tx: Tx,
  cifra: Cifra,
  { pessoaId, dados }: { pessoaId: number; dados: DadosFicha },
): Promise<FichaProposta> {
  const fechada = fecharFicha(cifra, pessoaId, dados);
  return { versaoBase: await versaoDaFicha(tx, pessoaId), dadosCifrados: fechada.dados, chaveId: fechada.chaveId };
}

/** The same form under the present key. */
export const fecharProposta = fecharFicha;

/** What a proposed form says. */
export function abrirProposta(cifra: Cifra, pessoaId: number, { dadosCifrados, chaveId }: FichaProposta): DadosFicha {
  const dados = abrirFicha(cifra, pessoaId, { dados: null, dadosCifrados, chaveId });
  if (dados === null) throw new Error(`the proposed health form of person ${pessoaId} is empty`);
  return dados;
}

/** Takes a proposed form into the register, over the one that it was filled in over. @throws PESSOA_NAO_ENCONTRADA, VERSAO_DESATUALIZADA */
export async function aceitarFicha(
  ato: Pick<ContextoEscrita, 'tx' | 'quem' | 'pedido' | 'servicos'>,
  { pessoaId, proposta }: { pessoaId: number; proposta: FichaProposta },
): Promise<void> {
  await salvarFicha(ato, { pessoaId, versao: proposta.versaoBase, ...abrirProposta(ato.servicos.cifra, pessoaId, proposta) });
}
