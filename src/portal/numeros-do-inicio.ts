import type { Acao, TelaId } from '#catalog/telas.ts';
import { type DataCivil, montarData, partesDe, somarDias, ultimoDiaDoMes } from '#shared/datas.ts';

/** What a number of the home screen depends on: today at the school and the school year it falls in. */
export type ContextoDoInicio = { hoje: DataCivil; anoLetivo: { id: number; ano: number } | null };
type BuscaDoNumero = Readonly<Record<string, string>>;
/** What is done about what waits, and the permission that it asks for; without it one may still look. */
export const atos = [
  'ativar',
  'decidir',
  'aprovar',
  'conferir',
  'enviar',
  'pagar',
  'comprar',
  'cobrar',
  'fechar',
  'tratar',
  'completar',
  'recolher',
] as const;
export type DefinicaoDeNumero = {
  tipo: 'inteiro' | 'dinheiro';
  /** The list behind the number; whoever may not view and list it does not get the number. */
  tela: TelaId;
  /** The filters of that list, as its address writes them: it shows exactly what was counted. */
  busca: (contexto: ContextoDoInicio) => BuscaDoNumero;
  /** Counted by itself after the others: it costs more than all of them. */
  depois?: true;
  /** It waits for somebody: while it is not zero, the home says so with what is done about it. */
  espera?: { ato: (typeof atos)[number]; pede: readonly [TelaId, Acao] };
};

export const mesDe = (data: DataCivil): string => {
  const { ano, mes } = partesDe(data);
  return `${montarData(ano, mes, 1)}..${montarData(ano, mes, ultimoDiaDoMes(ano, mes))}`;
};
const ativas = 'pre_matricula,ativa';

/** The numbers of the home screen, in their order. */
export const numerosDoInicio = {
  matriculasAtivas: {
    tipo: 'inteiro',
    tela: 'matriculas',
    busca: ({ anoLetivo }) => ({ movimento: ativas, ...(anoLetivo ? { ano: String(anoLetivo.id) } : {}) }),
  },
  matriculasDoMes: { tipo: 'inteiro', tela: 'matriculas', busca: ({ hoje }) => ({ movimento: ativas, data: mesDe(hoje) }) },
  notificacoesAEnviar: {
    tipo: 'inteiro',
    tela: 'painel-coordenador',
    busca: () => ({ aba: 'notificacoes', situacao: 'a_enviar' }),
    espera: { ato: 'enviar', pede: ['painel-coordenador', 'criar'] },
  },
  contratosEmRascunho: {
    tipo: 'inteiro',
    tela: 'contratos',
    busca: () => ({ situacao: 'rascunho' }),
    espera: { ato: 'ativar', pede: ['contratos', 'editar'] },
  },
  protocolosAbertos: {
    tipo: 'inteiro',
    tela: 'protocolos',
    busca: () => ({ situacao: 'aberto' }),
    espera: { ato: 'decidir', pede: ['protocolos', 'editar'] },
  },
  pessoasComPendencia: {
    tipo: 'inteiro',
    tela: 'pendencias',
    busca: ({ anoLetivo }): BuscaDoNumero => (anoLetivo ? { ano: String(anoLetivo.id) } : {}),
    depois: true,
    espera: { ato: 'completar', pede: ['pessoas', 'editar'] },
  },
  cadastrosPendentes: {
    tipo: 'inteiro',
    tela: 'usuarios',
    busca: () => ({ situacao: 'pendente' }),
    espera: { ato: 'aprovar', pede: ['usuarios', 'editar'] },
  },
  alertasDeSeguranca: {
    tipo: 'inteiro',
    tela: 'seguranca',
    busca: ({ hoje }) => ({ gravidade: 'alerta', dias: `${somarDias(hoje, -6)}..${hoje}` }),
    espera: { ato: 'conferir', pede: ['seguranca', 'visualizar'] },
  },
  aReceberHoje: {
    tipo: 'dinheiro',
    tela: 'contas-a-receber',
    busca: ({ hoje }) => ({ situacao: 'aberto,parcial', vencimento: `${hoje}..${hoje}` }),
  },
  vencido: {
    tipo: 'dinheiro',
    tela: 'contas-a-receber',
    busca: () => ({ situacao: 'vencido' }),
    espera: { ato: 'cobrar', pede: ['cobranca', 'criar'] },
  },
  aPagarHoje: {
    tipo: 'dinheiro',
    tela: 'contas-pagar',
    busca: ({ hoje }) => ({ situacao: 'aberto,parcial', vencimento: `${hoje}..${hoje}` }),
    espera: { ato: 'pagar', pede: ['contas-pagar-baixar-titulo', 'criar'] },
  },
  aPagarVencido: {
    tipo: 'dinheiro',
    tela: 'contas-pagar',
    busca: () => ({ situacao: 'vencido' }),
    espera: { ato: 'pagar', pede: ['contas-pagar-baixar-titulo', 'criar'] },
  },
  contasAAprovar: {
    tipo: 'inteiro',
    tela: 'contas-pagar',
    busca: () => ({ situacao: 'aberto,parcial', aprovacao: 'a_decidir' }),
    espera: { ato: 'aprovar', pede: ['aprovar-pagamento', 'criar'] },
  },
  impostosARecolher: {
    tipo: 'dinheiro',
    tela: 'impostos',
    busca: () => ({ aba: 'recolher' }),
    depois: true,
    espera: { ato: 'recolher', pede: ['contas-pagar', 'criar'] },
  },
  abaixoDoMinimo: {
    tipo: 'inteiro',
    tela: 'estoques',
    busca: () => ({ minimo: 'true' }),
    espera: { ato: 'comprar', pede: ['lancamentos-nf', 'criar'] },
  },
  recebidoNoMes: {
    tipo: 'dinheiro',
    tela: 'financeiro-lancamentos-historico',
    busca: ({ hoje }) => ({ mov: mesDe(hoje), origem: 'titulos' }),
  },
  excecoesDeRetorno: {
    tipo: 'inteiro',
    tela: 'gerenciar-boletos',
    busca: () => ({ aba: 'excecoes' }),
    depois: true,
    espera: { ato: 'tratar', pede: ['gerenciar-boletos', 'editar'] },
  },
  caixasNegativos: {
    tipo: 'inteiro',
    tela: 'periodo-financeiro',
    busca: () => ({ caixaNegativo: 'true' }),
    espera: { ato: 'conferir', pede: ['periodo-financeiro', 'editar'] },
  },
  periodosAntigos: {
    tipo: 'inteiro',
    tela: 'periodo-financeiro',
    busca: () => ({ porFechar: 'true' }),
    espera: { ato: 'fechar', pede: ['periodo-financeiro', 'editar'] },
  },
} as const satisfies Record<string, DefinicaoDeNumero>;

export type NumeroId = keyof typeof numerosDoInicio;
export const numerosIds = Object.keys(numerosDoInicio) as [NumeroId, ...NumeroId[]];

/** The numbers that come at once, and those that come after them. */
export const partesDoInicio = ['agora', 'depois'] as const;
export type ParteDoInicio = (typeof partesDoInicio)[number];
export const numerosDaParte = (parte: ParteDoInicio): NumeroId[] =>
  numerosIds.filter((id) => 'depois' in numerosDoInicio[id] === (parte === 'depois'));

/** The numbers of a person: those whose list they may open. */
export function numerosVisiveis(pode: (tela: TelaId, acao: Acao) => boolean, parte: ParteDoInicio = 'agora'): NumeroId[] {
  return numerosDaParte(parte).filter((id) => {
    const { tela } = numerosDoInicio[id];
    return pode(tela, 'visualizar') && pode(tela, 'listar');
  });
}
