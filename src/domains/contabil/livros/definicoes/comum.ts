import { definirLista } from '#shared/listas/opcao.ts';
import { buscaCom } from '#shared/relatorios/busca.ts';
import type { ColunaDeRelatorio, Destino, LinhaDeRelatorio } from '#shared/relatorios/colunas.ts';
import type { ValoresSoltos } from '#shared/relatorios/filtros.ts';
import type { Medida } from '#shared/relatorios/medidas.ts';

const niveis = definirLista(
  { valor: 'todos', br: 'Todos os níveis', en: 'All levels' },
  { valor: '1', br: 'Até o nível 1', en: 'Down to level 1' },
  { valor: '2', br: 'Até o nível 2', en: 'Down to level 2' },
  { valor: '3', br: 'Até o nível 3', en: 'Down to level 3' },
  { valor: '4', br: 'Até o nível 4', en: 'Down to level 4' },
  { valor: '5', br: 'Até o nível 5', en: 'Down to level 5' },
);

const periodo = { tipo: 'id', obrigatorio: true, fixo: true } as const;
export const deEAte = {
  De: { ...periodo, fonte: 'periodosContabeis', chave: 'de', rotulo: { br: 'De', en: 'From' } },
  Ate: { ...periodo, fonte: 'periodosContabeis', chave: 'ate', rotulo: { br: 'Até', en: 'To' } },
} as const;
export const compararCom = {
  CompararCom: { ...periodo, fonte: 'periodosDeAntes', chave: 'com', rotulo: { br: 'Comparar com', en: 'Compare with' } },
} as const;
export const centroDeCusto = {
  CentroCustoId: { tipo: 'id', fonte: 'centrosDeCusto', chave: 'centro', rotulo: { br: 'Centro de custo', en: 'Cost centre' }, fixo: true },
} as const;
/** Which accounts are shown, and how deep. */
export const recorte = {
  Nivel: {
    tipo: 'opcao',
    lista: niveis,
    padrao: 'todos',
    obrigatorio: true,
    fixo: true,
    chave: 'nivel',
    rotulo: { br: 'Nível', en: 'Level' },
  },
  Zeradas: { tipo: 'booleano', chave: 'zeradas', rotulo: { br: 'Contas zeradas', en: 'Accounts at zero' }, fixo: true },
  Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar conta: código ou nome', en: 'Search account: code or name' } },
} as const;

export const arvore = { coluna: 'nome', nivel: 'nivel', soma: 'sintetica' } as const;
export const codigo: ColunaDeRelatorio = { chave: 'codigo', titulo: { br: 'Código', en: 'Code' }, tipo: 'texto', peso: 0.9 };
/** Its name, which leads to what it is made of. */
export const nome = (elo: ColunaDeRelatorio['elo']): ColunaDeRelatorio => ({
  chave: 'nome',
  titulo: { br: 'Conta', en: 'Account' },
  tipo: 'texto',
  peso: 2.6,
  principal: true,
  ...(elo && { elo }),
});
export const valor = (
  chave: string,
  [br, en]: readonly [string, string],
  mais: Partial<ColunaDeRelatorio> & { total?: Medida } = {},
): ColunaDeRelatorio => ({ chave, titulo: { br, en }, tipo: 'dinheiro', peso: 1.1, ...mais });
/** The sum of what stands on top: what stands beneath is in it already. */
export const daRaiz = (chave: string): Medida => ({ soma: `${chave}DaRaiz` });

const periodos = { de: 'De', ate: 'Ate', centro: 'CentroCustoId' };
/** What an account is made of: its entries, or the accounts beneath it. */
export function dentroDaConta(
  { contaId, codigo: doCodigo, sintetica }: LinhaDeRelatorio,
  f: ValoresSoltos,
  nomes: Record<string, string> = periodos,
): Destino | null {
  if (contaId === null) return null;
  return sintetica === true
    ? { tela: 'contabil-balancete', search: buscaCom(f, nomes, { q: String(doCodigo) }) }
    : razaoDa(Number(contaId), f, nomes);
}
/** The ledger of an account. */
export const razaoDa = (contaId: number, f: ValoresSoltos, nomes: Record<string, string> = periodos): Destino => ({
  tela: 'contabil-razao',
  search: buscaCom(f, nomes, { conta: contaId }),
});
export const lancamento = ({ lancamentoId }: LinhaDeRelatorio): Destino | null =>
  lancamentoId === null ? null : { tela: 'contabil-lancamento-editar', params: { id: Number(lancamentoId) } };
export const semLancamentos = {
  titulo: { br: 'Nenhum lançamento nestes períodos', en: 'No entries in these periods' },
  texto: {
    br: 'Escolha outros períodos, ou lance o que falta.',
    en: 'Choose other periods, or post what is missing.',
  },
  elo: { rotulo: { br: 'Abrir lançamentos', en: 'Open entries' }, destino: { tela: 'contabil-lancamentos' } },
} as const;
