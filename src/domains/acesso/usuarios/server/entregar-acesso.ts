import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { permissoesConhecidas } from '#catalog/telas.ts';
import { conferirConfirmacao } from '#domains/acesso/confirmacoes/server/door.ts';
import { registrar } from '#domains/acesso/server/eventos.ts';
import { alteraDinheiroOuAcesso } from '#domains/acesso/sessao-regras.ts';
import { type Alcance, daPoder } from '../poder.ts';
import type { UsuarioCompleto } from './queries.ts';
import { lerPerfis } from './usuario-para-alterar.ts';

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

type Entrega = Pick<ContextoEscrita, 'tx' | 'quem' | 'hoje' | 'fuso' | 'idioma' | 'pedido'>;

/**
 * What every act ends with that gave, changed or took the access of a user: by invitation, approval, edition or return. Who gives power over access or
 * money is asked again who they are, and the events are left; a new administrator is an alert. @throws CONFIRMACAO_EXIGIDA, CONFIRMACAO_RECUSADA
 */
export async function entregarAcesso(ato: Entrega, antes: Acesso | null, depois: Acesso, confirmacao: string | undefined): Promise<void> {
  const { tx, quem, pedido } = ato;
  const alvo = antes?.id ?? 0;
  if (daPoder(antes && (await comoAlcance(ato, antes)), await comoAlcance(ato, depois)))
    await conferirConfirmacao(ato, { confirmacao, ato: `acesso.poder.usuario:${alvo}` });
  const evento = { usuarioId: quem.usuarioId, sessaoId: quem.sessaoId, alvoId: depois.id };
  if (alcance(antes) !== alcance(depois)) await registrar(tx, pedido, { tipo: 'acesso.alterado', ...evento });
  if (administra(depois) && !administra(antes)) await registrar(tx, pedido, { tipo: 'usuario.administrador', ...evento });
}

async function comoAlcance({ tx }: Entrega, acesso: Acesso): Promise<Alcance> {
  const perfis = await lerPerfis(
    tx,
    acesso.perfis.map(({ id }) => id),
  );
  return {
    entra: entra(acesso),
    email: acesso.email,
    admin: acesso.admin,
    perfis: perfis.filter(({ chaves }) => alteraDinheiroOuAcesso(permissoesConhecidas(chaves))).map(({ id }) => id),
  };
}
