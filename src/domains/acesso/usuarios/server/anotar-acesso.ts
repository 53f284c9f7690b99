import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import type { UsuarioCompleto } from './queries.ts';

type Acesso = Pick<UsuarioCompleto, 'id' | 'situacao' | 'admin' | 'email' | 'perfis' | 'acessoEncerraEm'>;

/** Whether somebody signs in, or will by the link in the mailbox. */
const entra = ({ situacao }: Acesso): boolean => situacao === 'ativo' || situacao === 'convidado';
const administra = (acesso: Acesso | null): boolean => acesso !== null && acesso.admin && entra(acesso);

/** What somebody may do and from when on not any more, as one text; nothing for who does not come in. */
function alcance(acesso: Acesso | null): string {
  if (acesso === null || !entra(acesso)) return '';
  const { admin, email, perfis, acessoEncerraEm } = acesso;
  return JSON.stringify([admin, email, perfis.map(({ id }) => id).toSorted((a, b) => a - b), acessoEncerraEm]);
}

/** Leaves the events of whatever gave, changed or took the access of a user: by invitation, approval, edition or return. A new administrator is an alert. */
export async function anotarAcesso(
  { tx, quem, pedido }: Pick<ContextoEscrita, 'tx' | 'quem' | 'pedido'>,
  antes: Acesso | null,
  depois: Acesso,
): Promise<void> {
  const evento = { usuarioId: quem.usuarioId, sessaoId: quem.sessaoId, alvoId: depois.id };
  if (alcance(antes) !== alcance(depois)) await registrar(tx, pedido, { tipo: 'acesso.alterado', ...evento });
  if (administra(depois) && !administra(antes)) await registrar(tx, pedido, { tipo: 'usuario.administrador', ...evento });
}
