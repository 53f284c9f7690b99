import { type Acao, type ChavePermissao, telaPorId } from '#catalog/telas.ts';
import type { AnyEndpoint } from '#shared/endpoint.ts';
import { ErroNegocio, errosComuns, type Idioma } from '#shared/erros.ts';
import type { Quem } from './quem.ts';

const verbos: Record<Acao, { br: string; en: string }> = {
  visualizar: { br: 'visualizar', en: 'view' },
  listar: { br: 'listar', en: 'list' },
  criar: { br: 'criar', en: 'create' },
  editar: { br: 'editar', en: 'edit' },
  excluir: { br: 'excluir', en: 'delete' },
};

/** Whether a person holds a permission; the administrator holds all. */
export function pode(quem: Quem, chave: ChavePermissao): boolean {
  return quem.admin || quem.permissoes.has(chave);
}

/** Refuses with 403, naming screen and action, when a person holds none of the permissions that the endpoint asks for, or has a demand to meet first. */
export function autorizar(endpoint: AnyEndpoint, quem: Quem, idioma: Idioma): void {
  const { acesso } = endpoint;
  if (quem.pendencia && !(acesso.tipo === 'autenticado' && acesso.comPendencia)) throw errosComuns.SEGUNDO_FATOR_PENDENTE();
  if (acesso.tipo !== 'permissoes') return;
  if (acesso.permissoes.some(({ tela, acao }) => pode(quem, `${tela}:${acao}`))) return;
  throw recusaDePermissao(acesso.permissoes[0].tela, acesso.permissoes[0].acao, idioma);
}

/** Refuses inside a use case, for a permission that depends on the data (an override, a sensitive field). */
export function conferirPermissao(quem: Quem, chave: ChavePermissao, idioma: Idioma): void {
  if (pode(quem, chave)) return;
  const [tela, acao] = chave.split(':') as [Parameters<typeof telaPorId>[0], Acao];
  throw recusaDePermissao(tela, acao, idioma);
}

function recusaDePermissao(tela: Parameters<typeof telaPorId>[0], acao: Acao, idioma: Idioma): ErroNegocio {
  return errosComuns.SEM_PERMISSAO({ acao: verbos[acao][idioma], tela: telaPorId(tela).titulo[idioma] });
}
