import { apareceNoMenu, type Acao, type Secao, secoes, type Tela, type TelaId, telas } from '#catalog/telas.ts';

/** One section of the menu; reports stand together at its end when there are several. */
export type GrupoDoMenu = { secao: Secao; itens: readonly Tela[]; relatorios: readonly Tela[] };

const isRelatorio = ({ id }: Tela): boolean => /(^|-)relatorios?(-|$)|^rel-/.test(id);

/** The menu of a user: only what may be opened, in the catalog's order, without empty sections. */
export function gruposDoMenu(pode: (tela: TelaId, acao: Acao) => boolean): readonly GrupoDoMenu[] {
  const visiveis = telas.filter((tela) => apareceNoMenu(tela) && pode(tela.id, 'visualizar'));
  return secoes.flatMap((secao) => {
    const daSecao = visiveis.filter((tela) => tela.secao === secao);
    if (daSecao.length === 0) return [];
    const relatorios = daSecao.filter(isRelatorio);
    if (relatorios.length < 3) return [{ secao, itens: daSecao, relatorios: [] }];
    return [{ secao, itens: daSecao.filter((tela) => !isRelatorio(tela)), relatorios }];
  });
}

/** Up to this many entries the whole menu stands open; a longer one opens only the section in use. */
export const CABE_ABERTO = 24;

/** The parts of the menu that stand open before the user chose. */
export function abertosDeInicio(grupos: readonly GrupoDoMenu[], atual: Tela | null): readonly string[] {
  const total = grupos.reduce((soma, { itens, relatorios }) => soma + itens.length + relatorios.length, 0);
  if (total <= CABE_ABERTO) return grupos.flatMap(({ secao }) => [secao, `${secao}:relatorios`]);
  return atual?.secao ? partesDe(grupos, atual) : grupos.slice(0, 1).map(({ secao }) => secao);
}

/** The section, and its reports, that hold a screen. */
export function partesDe(grupos: readonly GrupoDoMenu[], tela: Tela): readonly string[] {
  const id = itemDoMenu(tela);
  const grupo = grupos.find(({ itens, relatorios }) => [...itens, ...relatorios].some((item) => item.id === id));
  if (!grupo) return [];
  return grupo.relatorios.some((item) => item.id === id) ? [grupo.secao, `${grupo.secao}:relatorios`] : [grupo.secao];
}

/** The menu entry that a screen belongs to: its own, or that of the list it is a form of. */
export const itemDoMenu = (tela: Tela): TelaId => tela.herda?.de ?? tela.id;
