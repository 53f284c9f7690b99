import { sql } from 'kysely';
import { auditar } from '#platform/server/auditoria/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { errosAcesso } from '#domains/acesso/erros.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import { type ComoConfirmar, type Entrega, entregarAcesso } from './entregar-acesso.ts';
import { obterUsuario } from './queries.ts';
import { alcanca, conferirOutroAdministrador, lerPerfis } from './usuario-para-alterar.ts';

const noCampo = { campos: ['dataDemissao'] };

/** The dismissal of a person's employee record: the school date from which on their user may not enter. Null without one. */
async function demissaoDe(tx: Tx, pessoaId: number): Promise<DataCivil | null> {
  const { rows } = await sql<{
    em: DataCivil | null;
  }>`select data_demissao as em from v_funcionario_resumo where pessoa_id = ${pessoaId}`.execute(tx);
  return rows[0]?.em ?? null;
}

/**
 * The end that the access of a person gets when it is given: the date of a dismissal to come, or none. The person stays locked, so
 * that no dismissal comes in between. `campo`: where the request names the person.
 * @throws PESSOA_DEMITIDA when the date is today or before, at the school.
 */
export async function fimDeAcessoDeQuemEntra(
  { tx, hoje }: Pick<Entrega, 'tx' | 'hoje'>,
  pessoaId: number | null,
  campo?: 'pessoaId',
): Promise<DataCivil | null> {
  if (pessoaId === null) return null;
  await travarPessoa(tx, pessoaId);
  const em = await demissaoDe(tx, pessoaId);
  if (em !== null && em <= hoje) throw errosAcesso.PESSOA_DEMITIDA({ em: formatarData(em) }, campo ? { campos: [campo] } : {});
  return em;
}

/** Nobody but an administrator changes the own dismissal: it is the own access. @throws PROPRIO_ACESSO. */
export function conferirDemissaoDeOutro(quem: Quem, pessoaId: number): void {
  if (!quem.admin && quem.pessoaId === pessoaId) throw errosAcesso.PROPRIO_ACESSO({}, noCampo);
}

/**
 * Makes the end of a person's access what the employee record says now; without record or dismissal it is lifted. Holds by
 * itself when the date comes; sessions end now when it already has. Does nothing for a person without user.
 * @throws PROPRIO_ACESSO, DEMISSAO_DE_QUEM_GERENCIA_ACESSO, ULTIMO_ADMINISTRADOR and those of entregarAcesso.
 */
export async function acertarFimDeAcesso(ato: Entrega, pessoaId: number, comoConfirmar: ComoConfirmar = {}): Promise<void> {
  const { tx, quem, hoje } = ato;
  await travarPessoa(tx, pessoaId);
  const { rows } = await sql<{ id: number }>`select id from usuarios where pessoa_id = ${pessoaId} for update`.execute(tx);
  const [usuario] = rows;
  if (!usuario) return;
  const antes = await obterUsuario(tx, usuario.id);
  const depois = await demissaoDe(tx, pessoaId);
  if (antes.acessoEncerraEm === depois) return;
  conferirDemissaoDeOutro(quem, pessoaId);
  const perfis = await lerPerfis(
    tx,
    antes.perfis.map(({ id }) => id),
  );
  if (!alcanca(quem, antes, perfis)) throw errosAcesso.DEMISSAO_DE_QUEM_GERENCIA_ACESSO({}, noCampo);
  if (depois !== null && antes.admin && antes.situacao === 'ativo') await conferirOutroAdministrador(tx, antes.id);
  await sql`update usuarios set acesso_encerra_em = ${depois}, versao = versao + 1, updated_at = now() where id = ${antes.id}`.execute(tx);
  if (depois !== null && depois <= hoje) await revogarSessoes(tx, antes.id, 'vinculo_encerrado');
  await auditar(ato, {
    acao: 'usuario.fim_de_acesso',
    alvoTipo: 'usuario',
    alvoId: antes.id,
    antes: { acessoEncerraEm: antes.acessoEncerraEm },
    depois: { acessoEncerraEm: depois },
  });
  await entregarAcesso(ato, antes, { ...antes, acessoEncerraEm: depois }, comoConfirmar);
}

async function travarPessoa(tx: Tx, pessoaId: number): Promise<void> {
  await sql`select 1 from v_pessoa_resumo where id = ${pessoaId} for no key update`.execute(tx);
}
