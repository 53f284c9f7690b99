import { sql } from 'kysely';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { boletinsApi } from '../api.ts';

type Configuracao = RespostaServidor<typeof boletinsApi.obterConfiguracao>;

/** How the school shows report cards. */
export async function lerConfiguracao(db: Db | Tx): Promise<Configuracao> {
  const { rows } = await sql<Configuracao>`select media_da_turma as "mediaDaTurma", versao from boletins_configuracao`.execute(db);
  return rows[0] ?? { mediaDaTurma: false, versao: 0 };
}

/** Changes it over the version that was seen. @throws VERSAO_DESATUALIZADA */
export async function salvarConfiguracao(ato: Ato, { mediaDaTurma, versao }: Configuracao): Promise<Configuracao> {
  const { tx } = ato;
  const antes = await lerConfiguracao(tx);
  const { rows } = await sql<Configuracao>`update boletins_configuracao set media_da_turma = ${mediaDaTurma}, versao = versao + 1,
      updated_at = clock_timestamp() where versao = ${versao} returning media_da_turma as "mediaDaTurma", versao`.execute(tx);
  const [salva] = rows;
  if (!salva) throw versaoDesatualizada({ tipo: 'boletim_configuracao', id: 1 }, await lerConfiguracao(tx));
  await auditar(ato, {
    acao: 'boletim.configurado',
    alvoTipo: 'boletim_configuracao',
    alvoId: 1,
    antes: { ...antes },
    depois: { ...salva },
  });
  return salva;
}
