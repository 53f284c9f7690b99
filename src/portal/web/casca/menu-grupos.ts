import { gruposDasSecoes } from '#catalog/grupos.ts';
import { apareceNoMenu, type Acao, type Secao, secoes, type Tela, type TelaId, telas } from '#catalog/telas.ts';
import type { Textos } from '#shared/erros.ts';

/** A part of a section under its own title. `chave` names it among all that opens in the menu. */
export type ParteDoMenu = { chave: string; titulo: Textos; telas: readonly Tela[] };
/** One section of the menu: its screens as they are, or in parts when there are many. */
export type GrupoDoMenu = { secao: Secao; itens: readonly Tela[]; partes: readonly ParteDoMenu[] };

type Pode = (tela: TelaId, acao: Acao) => boolean;

/** Up to this many screens of a section stand together, without parts. */
const CABEM_JUNTAS = 8;

/** The menu of a user: only what may be opened, in the catalog's order, without empty sections or parts. */
export function gruposDoMenu(pode: Pode): readonly GrupoDoMenu[] {
  const visiveis = telas.filter((tela) => apareceNoMenu(tela) && pode(tela.id, 'visualizar'));
  return secoes.flatMap((secao) => {
    const daSecao = visiveis.filter((tela) => tela.secao === secao);
    if (daSecao.length === 0) return [];
    const grupos = daSecao.length > CABEM_JUNTAS ? (gruposDasSecoes[secao] ?? []) : [];
    const partes = grupos
      .map(({ chave, titulo, telas: doGrupo }) => ({
        chave: `${secao}:${chave}`,
        titulo,
        telas: doGrupo.flatMap((id) => daSecao.filter((tela) => tela.id === id)),
      }))
      .filter((parte) => parte.telas.length > 0);
    return [{ secao, itens: partes.length === 0 ? daSecao : [], partes }];
  });
}

const telasDe = ({ itens, partes }: GrupoDoMenu): readonly Tela[] => [...itens, ...partes.flatMap((parte) => parte.telas)];

/** Up to this many entries the whole menu stands open; a longer one opens only the section in use. */
const CABE_ABERTO = 14;

/** What stands open before the user chose. */
export function abertosDeInicio(grupos: readonly GrupoDoMenu[], atual: Tela | null): readonly string[] {
  const total = grupos.reduce((soma, grupo) => soma + telasDe(grupo).length, 0);
  if (total <= CABE_ABERTO) return grupos.flatMap(({ secao, partes }) => [secao, ...partes.map(({ chave }) => chave)]);
  return atual?.secao ? partesDe(grupos, atual) : grupos.slice(0, 1).map(({ secao }) => secao);
}

/** The section, and its part, that hold a screen. */
export function partesDe(grupos: readonly GrupoDoMenu[], tela: Tela): readonly string[] {
  const id = itemDoMenu(tela);
  const grupo = grupos.find((candidato) => telasDe(candidato).some((item) => item.id === id));
  if (!grupo) return [];
  const parte = grupo.partes.find(({ telas: daParte }) => daParte.some((item) => item.id === id));
  return parte ? [grupo.secao, parte.chave] : [grupo.secao];
}

/** What stands open once a title was pressed: one part of a section at a time, so that the section stays within a screen. */
export function alternado(abertos: readonly string[], parte: string): readonly string[] {
  if (abertos.includes(parte)) return abertos.filter((outra) => outra !== parte);
  const [secao] = parte.split(':');
  const fecha = (outra: string): boolean => parte.includes(':') && outra.startsWith(`${secao}:`);
  return [...abertos.filter((outra) => !fecha(outra)), parte];
}

/** The menu entry that a screen belongs to: its own, or that of the list it is a form of. */
export const itemDoMenu = (tela: Tela): TelaId => tela.herda?.de ?? tela.id;
