import { type Acao, hrefDaTela, type TelaId } from '#catalog/telas.ts';

/** The kinds of records of which the home shows the newest, with the list that asks for the permission and the address of one. */
export const registrosDoInicio = {
  matricula: { tela: 'matriculas', href: (id: number) => hrefDaTela('visualizar-matricula', { id }) },
  contrato: { tela: 'contratos', href: (id: number) => hrefDaTela('contrato-visualizar', { contratoId: id }) },
  tituloReceber: { tela: 'contas-a-receber', href: (id: number) => `${hrefDaTela('contas-a-receber')}?abrir=${id}` },
  tituloPagar: { tela: 'contas-pagar', href: (id: number) => `${hrefDaTela('contas-pagar')}?abrir=${id}` },
  pessoa: { tela: 'pessoas', href: (id: number) => hrefDaTela('pessoa', { id }) },
} as const satisfies Record<string, { tela: TelaId; href: (id: number) => string }>;

export type TipoDeRegistro = keyof typeof registrosDoInicio;
export const tiposDeRegistro = Object.keys(registrosDoInicio) as [TipoDeRegistro, ...TipoDeRegistro[]];

/** The kinds of a person: those whose list they may open. */
export const tiposVisiveis = (pode: (tela: TelaId, acao: Acao) => boolean): TipoDeRegistro[] =>
  tiposDeRegistro.filter((tipo) => pode(registrosDoInicio[tipo].tela, 'visualizar') && pode(registrosDoInicio[tipo].tela, 'listar'));
