import { type Acao, type ChavePermissao, type Tela, telaPorId, type TelaId } from './telas.ts';

/** Of each screen, the actions that know the scope of a restricted teacher; a form knows what the list screen that opens it knows. */
export function conheceEscopo(id: TelaId, acao: Acao): boolean {
  const tela = telaPorId(id);
  return (tela.herda ? telaPorId(tela.herda.de) : tela).escopo?.includes(acao) ?? false;
}

const partesDe = (chave: ChavePermissao): [TelaId, Acao] => chave.split(':') as [TelaId, Acao];

/** Whether a profile that restricts may grant this permission. */
export const isDoEscopo = (chave: ChavePermissao): boolean => conheceEscopo(...partesDe(chave));

/** The screens of permissions that do not know the scope, each once, in the order of the permissions. */
export function telasForaDoEscopo(chaves: Iterable<ChavePermissao>): Tela[] {
  const ids = [...chaves].filter((chave) => !isDoEscopo(chave)).map((chave) => partesDe(chave)[0]);
  return [...new Set(ids)].map(telaPorId);
}
