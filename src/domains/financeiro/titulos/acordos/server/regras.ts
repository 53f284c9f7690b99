import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Autor, auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { versaoDesatualizada } from '#shared/erros.ts';

export type RegrasDeAcordo = { diasParaQuebra: number; maximoParcelas: number; entradaMinimaPercentual: string; versao: number };

/** The school's rules for agreements. */
export async function lerRegrasDeAcordo(db: Db | Tx): Promise<RegrasDeAcordo> {
  const { rows } = await sql<RegrasDeAcordo>`select dias_para_quebra as "diasParaQuebra", maximo_parcelas as "maximoParcelas",
    entrada_minima_percentual::text as "entradaMinimaPercentual", versao from acordos_regras`.execute(db);
  return rows[0] as RegrasDeAcordo;
}

/** Changes the rules for agreements made from now on. Throws VERSAO_DESATUALIZADA. */
export async function salvarRegrasDeAcordo(ato: Ato<Autor>, regras: RegrasDeAcordo): Promise<RegrasDeAcordo> {
  const { tx } = ato;
  const antes = await lerRegrasDeAcordo(tx);
  const { rows } = await sql<{
    versao: number;
  }>`update acordos_regras set dias_para_quebra = ${regras.diasParaQuebra}, maximo_parcelas = ${regras.maximoParcelas},
    entrada_minima_percentual = ${regras.entradaMinimaPercentual}::numeric, versao = versao + 1 where versao = ${regras.versao} returning versao`.execute(
    tx,
  );
  const versao = rows[0]?.versao;
  if (versao === undefined) throw versaoDesatualizada({ tipo: 'acordo_regras', id: 1 }, antes);
  const depois = { ...regras, versao };
  await auditar(ato, { acao: 'acordo.regras_editadas', alvoTipo: 'acordo_regras', alvoId: 1, antes, depois });
  return depois;
}
