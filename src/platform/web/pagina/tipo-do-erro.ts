import { ErroApi } from '../rede/erro-api.ts';

/** What a screen that could not read says: that the address leads nowhere, that reading it asks for a permission, or that it failed. */
export type TipoDoErro = 'nao_encontrado' | 'sem_permissao' | 'falha';

/** A refusal for want of permission is an answer, not a failure: there is nothing to try again, and no support to ask. */
export function tipoDoErro(erro: unknown): TipoDoErro {
  if (!(erro instanceof ErroApi)) return 'falha';
  if (erro.status === 403) return 'sem_permissao';
  return erro.status === 404 && erro.code !== 'ROTA_INEXISTENTE' ? 'nao_encontrado' : 'falha';
}
