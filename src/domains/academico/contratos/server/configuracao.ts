import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { versaoDesatualizada } from '#shared/erros.ts';

export type Configuracao = { exigeAssinatura: boolean; versao: number };

/** How the school handles contracts: whether they wait for a signature before they come into force. */
export async function lerConfiguracao(db: Db | Tx): Promise<Configuracao> {
  const { rows } = await sql<Configuracao>`select exige_assinatura as "exigeAssinatura", versao from contratos_configuracao`.execute(db);
  return rows[0] ?? { exigeAssinatura: false, versao: 0 };
}

/** Changes the switch over the version that was seen. @throws VERSAO_DESATUALIZADA */
export async function salvarConfiguracao(ato: Ato, nova: Configuracao): Promise<Configuracao> {
  const { tx } = ato;
  const antes = await lerConfiguracao(tx);
  const { rows } =
    await sql<Configuracao>`update contratos_configuracao set exige_assinatura = ${nova.exigeAssinatura}, versao = versao + 1, updated_at = clock_timestamp()
    where versao = ${nova.versao} returning exige_assinatura as "exigeAssinatura", versao`.execute(tx);
  const [salva] = rows;
  if (!salva) throw versaoDesatualizada({ tipo: 'contrato', id: 0 }, await lerConfiguracao(tx));
  await auditar(ato, { acao: 'contrato.configurado', alvoTipo: 'contrato', alvoId: 0, antes: { ...antes }, depois: { ...salva } });
  return salva;
}
