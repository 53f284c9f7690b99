import type { RespostaCliente } from '#shared/endpoint.ts';
import type { usuariosApi } from '../api.ts';

export type UsuarioNaTela = RespostaCliente<typeof usuariosApi.obterUsuario>;

/** The form of a user. */
export function valoresDoUsuario({ id, versao, nome, sobrenome, email, perfis, admin }: UsuarioNaTela) {
  return { id, versao, nome, sobrenome: sobrenome ?? '', email, perfis: perfis.map((perfil) => perfil.id), admin };
}
