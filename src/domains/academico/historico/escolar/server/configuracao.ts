import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import type { Assinaturas } from '../pendencias.ts';

export type Configuracao = Assinaturas & { mantenedora: string | null; atos: string | null; versao: number };

const colunas = sql`mantenedora, atos, diretor_nome as "diretorNome", diretor_registro as "diretorRegistro", secretario_nome as "secretarioNome",
  secretario_registro as "secretarioRegistro", versao`;
const vazia = {
  mantenedora: null,
  atos: null,
  diretorNome: null,
  diretorRegistro: null,
  secretarioNome: null,
  secretarioRegistro: null,
  versao: 0,
};

/** Who signs the transcripts of the school, and by which acts it works. */
export async function lerConfiguracao(db: Db | Tx): Promise<Configuracao> {
  const { rows } = await sql<Configuracao>`select ${colunas} from historicos_configuracao`.execute(db);
  return rows[0] ?? vazia;
}

/** Changes it over the version that was seen; what was issued keeps who signed it. @throws VERSAO_DESATUALIZADA */
export async function salvarConfiguracao(ato: Ato, nova: Configuracao): Promise<Configuracao> {
  const { tx } = ato;
  const antes = await lerConfiguracao(tx);
  const { rows } =
    await sql<Configuracao>`update historicos_configuracao set mantenedora = ${nova.mantenedora}, atos = ${nova.atos}, diretor_nome = ${nova.diretorNome},
      diretor_registro = ${nova.diretorRegistro}, secretario_nome = ${nova.secretarioNome}, secretario_registro = ${nova.secretarioRegistro},
      versao = versao + 1, updated_at = clock_timestamp()
    where versao = ${nova.versao} returning ${colunas}`.execute(tx);
  const [salva] = rows;
  if (!salva) throw versaoDesatualizada({ tipo: 'historico', id: 0 }, await lerConfiguracao(tx));
  await auditar(ato, { acao: 'historico.configurado', alvoTipo: 'historico', alvoId: 0, antes: { ...antes }, depois: { ...salva } });
  return salva;
}
