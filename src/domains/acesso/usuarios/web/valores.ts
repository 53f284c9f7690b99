import type { RespostaCliente } from '#shared/endpoint.ts';
import type { acessoApi } from '../api.ts';

/** The form of a user. */
export function valoresDoUsuario({ id, versao, nome, sobrenome, email, perfis, admin }: RespostaCliente<typeof acessoApi.obterUsuario>) {
  return { id, versao, nome, sobrenome: sobrenome ?? '', email, perfis: perfis.map((perfil) => perfil.id), admin };
}
