import { montarData, partesDe, ultimoDiaDoMes } from '#shared/datas.ts';
import type { Destino } from '#shared/relatorios/colunas.ts';
import { buscaCom, intervaloNaUrl, isIntervalo } from '#shared/relatorios/busca.ts';
import type { IntervaloDeDatas, ValoresSoltos } from '#shared/relatorios/filtros.ts';

/** Filters that the reports of money share, by wire name. */
export const filtroTurmaQualquer = {
  TurmaId: { tipo: 'id', fonte: 'turmasDeTodosOsAnos', chave: 'turma', rotulo: { br: 'Turma', en: 'Class' }, fixo: true },
} as const;
export const filtroCurso = {
  CursoId: { tipo: 'id', fonte: 'cursos', chave: 'curso', rotulo: { br: 'Curso', en: 'Course' } },
} as const;
export const filtroPagador = {
  PagadorId: { tipo: 'id', fonte: 'pagador', chave: 'pagador', rotulo: { br: 'Responsável', en: 'Payer' }, porElo: true },
} as const;
export const filtroVencimento = {
  Vencimento: { tipo: 'datas', chave: 'vencimento', rotulo: { br: 'Vencimento', en: 'Due date' } },
} as const;
export const filtroPessoa = {
  Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar aluno ou responsável', en: 'Search student or payer' } },
} as const;

/** What an interval and a filter of dates in force have in common, as the address of a list has it; null when that is nothing. */
export function recorteNaUrl(valor: unknown, { de, ate }: IntervaloDeDatas): string | null {
  const filtro = isIntervalo(valor) ? valor : { de: null, ate: null };
  const inicio = de !== null && (filtro.de === null || filtro.de < de) ? de : filtro.de;
  const fim = ate !== null && (filtro.ate === null || filtro.ate > ate) ? ate : filtro.ate;
  return inicio !== null && fim !== null && inicio > fim ? null : intervaloNaUrl({ de: inicio, ate: fim });
}

/** The days of a month that a filter lets through, as the address of a list has them. */
export function mesNaUrl(dia: string, filtro: unknown): string | null {
  const { ano, mes } = partesDe(dia);
  return recorteNaUrl(filtro, { de: montarData(ano, mes, 1), ate: montarData(ano, mes, ultimoDiaDoMes(ano, mes)) });
}

/** The list of titles under the filters that both have. */
export const titulosDoFiltro = (aplicados: ValoresSoltos, mais: Record<string, unknown> = {}): Destino => ({
  tela: 'contas-a-receber',
  search: buscaCom(aplicados, { turma: 'TurmaId', pagador: 'PagadorId', vencimento: 'Vencimento', q: 'Nome' }, mais),
});
