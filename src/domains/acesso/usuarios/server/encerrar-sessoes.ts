import { auditar } from '#platform/server/auditoria/audit.ts';
import type { ContextoEscrita } from '#platform/server/http/tipos.ts';
import { revogarSessoes } from '#domains/acesso/sessoes/server/door.ts';
import { conferirAlcance, lerPerfis, usuarioParaAlterar } from './usuario-para-alterar.ts';

/** Ends every session of a user. @throws NAO_ENCONTRADO, SO_ADMINISTRADOR. */
export async function encerrarSessoes(ato: ContextoEscrita, { id }: { id: number }): Promise<{ encerradas: number }> {
  const usuario = await usuarioParaAlterar(ato.tx, id);
  conferirAlcance(
    ato.quem,
    usuario,
    await lerPerfis(
      ato.tx,
      usuario.perfis.map((perfil) => perfil.id),
    ),
  );
  const encerradas = await revogarSessoes(ato.tx, id, 'encerrada_por_administrador');
  await auditar(ato, { acao: 'usuario.sessoes_encerradas', alvoTipo: 'usuario', alvoId: id, depois: { encerradas } });
  return { encerradas };
}
