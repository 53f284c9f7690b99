import { isDoEscopo } from '#catalog/escopo.ts';
import {
  type Acao,
  acoes,
  type ChavePermissao,
  expandirPermissoes,
  permissaoDaTela,
  permissoesConcediveis,
  permissoesConhecidas,
  type TelaId,
  telas,
} from '#catalog/telas.ts';

/** What a profile grants on one screen, as the matrix sends and shows it. */
export type ConcessaoTela = { tela: TelaId; acoes: Acao[] };
/** An access entry of `token-valido`: the screen's id and the names of what is granted. */
export type AcessoDaTela = { nome: string; permissoes: string[] };

const concediveis: ReadonlySet<string> = new Set(permissoesConcediveis);
const telasDeAcesso = ['usuarios', 'perfis'] as const;
const nomesDasAcoes: Record<Acao, string> = {
  visualizar: 'Visualizar',
  listar: 'Listar',
  criar: 'Criar',
  editar: 'Editar',
  excluir: 'Excluir',
};

/** Whether the catalog knows this permission; only such ones may be stored. */
export function isConcedivel(chave: string): chave is ChavePermissao {
  return concediveis.has(chave);
}

const isTela = (tela: string): tela is TelaId => telas.some(({ id }) => id === tela);
const isAcao = (acao: string): acao is Acao => (acoes as readonly string[]).includes(acao);

/** The key that a grant on a screen is kept as, which for a form is one of its list screen; null when the catalog knows none. */
export function chaveDaConcessao(tela: string, acao: string): ChavePermissao | null {
  return isTela(tela) && isAcao(acao) ? permissaoDaTela(tela, acao) : null;
}

/** Grants as single keys, without repetition, in the order of the catalog; keys that the catalog does not know are left out. */
export function chavesDasConcessoes(concessoes: readonly { tela: string; acoes: readonly string[] }[]): ChavePermissao[] {
  const pedidas = new Set(concessoes.flatMap(({ tela, acoes: lista }) => lista.map((acao) => chaveDaConcessao(tela, acao))));
  return permissoesConcediveis.filter((chave) => pedidas.has(chave));
}

/** Keys grouped by screen, actions in the order of the catalog. */
export function concessoesDasChaves(chaves: Iterable<string>): ConcessaoTela[] {
  const porTela = new Map<TelaId, Acao[]>();
  for (const chave of chaves) {
    const [tela, acao] = chave.split(':') as [TelaId, Acao];
    porTela.set(tela, [...(porTela.get(tela) ?? []), acao]);
  }
  return [...porTela].map(([tela, lista]) => ({ tela, acoes: acoes.filter((acao) => lista.includes(acao)) }));
}

/** Whether a set of grants lets its holder change users or profiles: only an administrator may give such a set. */
export function gerenciaAcesso(chaves: Iterable<string>): boolean {
  const conjunto = new Set(chaves);
  return telasDeAcesso.some((tela) => (['criar', 'editar', 'excluir'] as const).some((acao) => conjunto.has(`${tela}:${acao}`)));
}

/** What somebody may do now of what the profiles grant; a teacher restricted by one of them, only what knows the scope: the stricter wins. */
export function permissoesEfetivas(guardadas: readonly string[] | null, restrito: boolean): Set<ChavePermissao> {
  const conhecidas = [...permissoesConhecidas(guardadas)];
  return expandirPermissoes(restrito ? conhecidas.filter(isDoEscopo) : conhecidas);
}

/** The `permissions` of `token-valido`: everything of the catalog for an administrator, the expanded grants for others. */
export function acessosDaSessao(admin: boolean, permissoes: Iterable<ChavePermissao>): AcessoDaTela[] {
  const chaves = admin ? expandirPermissoes(permissoesConcediveis) : permissoes;
  return concessoesDasChaves(chaves).map(({ tela, acoes: lista }) => ({
    nome: tela,
    permissoes: lista.map((acao) => nomesDasAcoes[acao]),
  }));
}
