import { type Acao, type ChavePermissao, expandirPermissoes, type TelaId, telas } from '#catalog/telas.ts';

/** One access entry as the server gives it: the screen's id and the names of what is granted on it. */
export type AcessoRecebido = { nome: string; permissoes: readonly string[] };

const acaoDoNome: Record<string, Acao> = {
  visualizar: 'visualizar',
  listar: 'listar',
  criar: 'criar',
  editar: 'editar',
  excluir: 'excluir',
};
const idsConhecidos: ReadonlySet<string> = new Set(telas.map((tela) => tela.id));

/**
 * The permissions of a session from the answer of `token-valido`, with what form screens inherit from their lists.
 * Unknown screens and names are left out: an older page must not break on a newer server.
 */
export function permissoesDaResposta(acessos: readonly AcessoRecebido[]): ReadonlySet<ChavePermissao> {
  const concedidas: ChavePermissao[] = [];
  for (const { nome, permissoes } of acessos) {
    if (!idsConhecidos.has(nome)) continue;
    for (const permissao of permissoes) {
      const acao = acaoDoNome[permissao.toLowerCase()];
      if (acao !== undefined) concedidas.push(`${nome as TelaId}:${acao}`);
    }
  }
  return expandirPermissoes(concedidas);
}
