import { type Acao, type Tela, type TelaId, telaPorId } from '#catalog/telas.ts';

export type GrupoDeAtalhos = { chave: 'academico' | 'financeiro' | 'rh'; telas: readonly Tela[] };

/** The screens of each card, the most used first. */
const candidatas: Record<GrupoDeAtalhos['chave'], readonly TelaId[]> = {
  academico: [
    'matriculas',
    'nova-matricula',
    'contratos',
    'turmas-estrutura',
    'cursos-estrutura',
    'periodo-letivo',
    'painel-professor',
    'painel-coordenador',
    'diario-aulas',
    'diario-notas',
    'diario-frequencias',
    'boletins',
    'rematriculas',
    'historico-escolar',
  ],
  financeiro: [
    'contas-a-receber',
    'baixar-titulo',
    'precos',
    'descontos',
    'periodo-financeiro',
    'financeiro-lancamentos-historico',
    'formas-pagamento',
    'contas',
    'contas-pagar',
    'caixa-fluxo',
    'gerenciar-boletos',
    'rel-faturamento',
  ],
  rh: ['pessoas', 'nova-pessoa', 'funcionarios', 'protocolos', 'usuarios', 'perfis', 'relatorio-funcionarios'],
};
/** Links of one card: more would be a second menu. */
const MAXIMO = 6;

/**
 * The cards of the home screen with the screens that the user may open, six at most; a card without any is left out. Screens
 * that are still being built come last, and only where there is room.
 */
export function gruposDeAtalhos(
  pode: (tela: TelaId, acao: Acao) => boolean,
  construida: (tela: TelaId) => boolean,
): readonly GrupoDeAtalhos[] {
  return (Object.keys(candidatas) as GrupoDeAtalhos['chave'][]).flatMap((chave) => {
    const permitidas = candidatas[chave].filter((tela) => pode(tela, 'visualizar'));
    const telas = [...permitidas.filter(construida), ...permitidas.filter((tela) => !construida(tela))].slice(0, MAXIMO).map(telaPorId);
    return telas.length === 0 ? [] : [{ chave, telas }];
  });
}
