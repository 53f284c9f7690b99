import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { permissoesConhecidas } from '#catalog/telas.ts';
import { conferirConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { alteraDinheiroOuAcesso } from '#domains/acesso/sessao-regras.ts';
import { type Alcance, daPoder } from '../poder.ts';
import type { UsuarioCompleto } from './queries.ts';
import { lerPerfis } from './usuario-para-alterar.ts';

type Acesso = Pick<UsuarioCompleto, 'id' | 'situacao' | 'admin' | 'email' | 'perfis' | 'acessoEncerraEm'>;

/** Whether somebody signs in, or will by the link in the mailbox; who was dismissed does not. */
const entra = ({ situacao, acessoEncerraEm }: Acesso, hoje: DataCivil): boolean =>
  (situacao === 'ativo' || situacao === 'convidado') && (acessoEncerraEm === null || acessoEncerraEm > hoje);
const administra = (acesso: Acesso | null, hoje: DataCivil): boolean => acesso !== null && acesso.admin && entra(acesso, hoje);

/** What somebody may do and from when on not any more, as one text; nothing for who does not come in. */
function alcance(acesso: Acesso | null, hoje: DataCivil): string {
  if (acesso === null || !entra(acesso, hoje)) return '';
  const { admin, email, perfis, acessoEncerraEm } = acesso;
  return JSON.stringify([admin, email, perfis.map(({ id }) => id).toSorted((a, b) => a - b), acessoEncerraEm]);
}

export type Entrega = Pick<ContextoEscrita, 'tx' | 'quem' | 'hoje' | 'fuso' | 'idioma' | 'pedido'>;
/** The confirmation that the request brought for this act; or how an act of several reasons is confirmed once, or is refused. */
export type ComoConfirmar = { confirmacao?: string | undefined; confirmar?: () => Promise<void> };

/**
 * What every act ends with that gave, changed or took the access of a user: by invitation, approval, edition, return or a dismissal undone. Who gives power over access or
 * money is asked again who they are, and the events are left; a new administrator is an alert. @throws CONFIRMACAO_EXIGIDA, CONFIRMACAO_RECUSADA
 */
export async function entregarAcesso(
  ato: Entrega,
  antes: Acesso | null,
  depois: Acesso,
  { confirmacao, confirmar }: ComoConfirmar,
): Promise<void> {
  const { tx, quem, hoje, pedido } = ato;
  const nome = `acesso.poder.usuario:${antes?.id ?? 0}`;
  if (daPoder(antes && (await comoAlcance(ato, antes)), await comoAlcance(ato, depois)))
    await (confirmar ? confirmar() : conferirConfirmacao(ato, { confirmacao, ato: nome }));
  const evento = { usuarioId: quem.usuarioId, sessaoId: quem.sessaoId, alvoId: depois.id };
  if (alcance(antes, hoje) !== alcance(depois, hoje)) await registrar(tx, pedido, { tipo: 'acesso.alterado', ...evento });
  if (administra(depois, hoje) && !administra(antes, hoje)) await registrar(tx, pedido, { tipo: 'usuario.administrador', ...evento });
}

async function comoAlcance({ tx, hoje }: Entrega, acesso: Acesso): Promise<Alcance> {
  const perfis = await lerPerfis(
    tx,
    acesso.perfis.map(({ id }) => id),
  );
  return {
    entra: entra(acesso, hoje),
    ate: acesso.acessoEncerraEm,
    email: acesso.email,
    admin: acesso.admin,
    perfis: perfis.filter(({ chaves }) => alteraDinheiroOuAcesso(permissoesConhecidas(chaves))).map(({ id }) => id),
  };
}
