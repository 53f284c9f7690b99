import { type DataCivil, isDataCivil } from '#shared/datas.ts';
import { DINHEIRO, type EventoComRegra, isEventoComRegra } from '../partes.ts';

const ids = ['segmentacaoId', 'cursoId', 'categoriaId', 'grupoProdutoId', 'formaPagamentoId', 'contaBancariaId'] as const;
type Ids = Record<(typeof ids)[number], number | null>;
/** What a rule to be made starts from: what a fact that has none asks for. */
export type RegraACriar = Ids & { evento: EventoComRegra; parte: string; variante: string; vigenteDesde: DataCivil | null };
type Falta = Ids & { evento: string; parte: string | null; variante: string | null; dinheiroEm: string | null; desde: DataCivil };

/** The rule that facts lack, in force from the month of the oldest, as an address carries it. Pure. */
export function escreverRegra({ evento, parte, variante, dinheiroEm, desde, ...f }: Falta): string {
  const pedida = dinheiroEm ? { evento: DINHEIRO, parte: dinheiroEm } : { evento, parte: parte ?? '', variante: variante ?? '' };
  // Where money stands is asked of its account alone, whatever brought it; on its way there, of the method too.
  const perguntas = dinheiroEm
    ? ids.filter((nome) => nome === 'contaBancariaId' || (nome === 'formaPagamentoId' && dinheiroEm === 'a_liquidar'))
    : ids;
  const vigente = { vigenteDesde: `${desde.slice(0, 7)}-01` };
  return new URLSearchParams([
    ...Object.entries({ ...pedida, ...vigente }),
    ...perguntas.map((nome) => [nome, String(f[nome] ?? '')]),
  ]).toString();
}

/** What stands in the address; null where nothing, or nothing that is a rule. Pure. */
export function lerRegra(texto: string | undefined): RegraACriar | null {
  const lida = new URLSearchParams(texto ?? '');
  const [evento, desde] = [lida.get('evento') ?? '', lida.get('vigenteDesde') ?? ''];
  if (!isEventoComRegra(evento)) return null;
  const id = (nome: (typeof ids)[number]): number | null => Number(lida.get(nome)) || null;
  return {
    evento,
    parte: lida.get('parte') ?? '',
    variante: lida.get('variante') ?? '',
    vigenteDesde: isDataCivil(desde) ? desde : null,
    segmentacaoId: id('segmentacaoId'),
    cursoId: id('cursoId'),
    categoriaId: id('categoriaId'),
    grupoProdutoId: id('grupoProdutoId'),
    formaPagamentoId: id('formaPagamentoId'),
    contaBancariaId: id('contaBancariaId'),
  };
}
