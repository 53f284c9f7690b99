import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { formatarData } from '#shared/datas.ts';
import { type Movimento, movimentos } from '#domains/academico/matriculas/situacoes.ts';
import type { AnoDoHistorico, AnoSemFechamento } from './conteudo.ts';
import { concluiu, type Cursos } from './sequencia.ts';
import type { FatosDoHistorico } from './pendencias.ts';

// The paper is for families and other schools: always in Portuguese.

/** How a year was judged, in a sentence: what a reader needs to understand its marks. */
export function escalaDe(criterio: Criterio): string {
  const { tipo, casasDecimais: casas } = criterio;
  const frequencia = `Frequência mínima: ${exibirDecimal(criterio.frequenciaMinima)}%.`;
  if (tipo === 'parecer') return `Avaliação por parecer descritivo, sem finalidade de promoção. ${frequencia}`;
  const media = exibirDecimal(criterio.mediaAprovacao, casas);
  const exame = criterio.usaExameFinal ? `; após exame final, ${exibirDecimal(criterio.mediaFinal, casas)}` : '';
  if (tipo === 'nota') return `Notas de 0 a 10. Média mínima para aprovação: ${media}${exame}. ${frequencia}`;
  const conceitos = criterio.conceitos.map(({ sigla, nome }) => (sigla === nome ? sigla : `${sigla} (${nome})`)).join(', ');
  return `Conceitos, do maior para o menor: ${conceitos}. ${frequencia}`;
}

/** A course that judges by opinions has no marks to tell of a year that goes on. */
export const ondeEstaoOsPareceres =
  'Avaliação por parecer descritivo: os pareceres de cada etapa estão no boletim do aluno, que acompanha este histórico.';

/** The sentences about grades: one for all years, or one for the years that each ruled. */
export function escalasDe(anos: readonly Pick<AnoDoHistorico, 'ano' | 'escala'>[]): string[] {
  const grupos = [...Map.groupBy(anos, ({ escala }) => escala)].flatMap(([escala, deles]) =>
    escala === null ? [] : [{ escala, deles: [...new Set(deles.map(({ ano }) => ano))] }],
  );
  const varias = grupos.length > 1 || anos.some(({ escala }) => escala === null);
  return grupos.map(({ escala, deles }) => (varias ? `${deles.join(', ')} – ${escala}` : escala));
}

/** What became of a year of ours that no closing tells. */
function deQuemSaiu({ ano, curso, movimento, dataSaida }: AnoSemFechamento): string | null {
  if (movimento === 'ativa') return `Cursando ${curso.nome} em ${ano}, nesta escola.`;
  if (!['trancada', 'desistente', 'reclassificada', 'transferida', 'falecido'].includes(movimento)) return null;
  const quando = dataSaida === null ? '' : ` em ${formatarData(dataSaida)}`;
  return `${ano}, ${curso.nome}: matrícula ${emFrase(movimentos, movimento as Movimento).br}${quando}.`;
}

/** Which subject of another school stands in the row of which of ours, where their names differ. */
function equivalencias({ ano, escola, disciplinas }: AnoDoHistorico, nossas: ReadonlyMap<number, { nome: string }>): string | null {
  const trocadas = disciplinas.flatMap(({ disciplinaId, nome }) => {
    const nossa = disciplinaId === null ? undefined : nossas.get(disciplinaId)?.nome;
    return nossa === undefined || nossa === nome ? [] : [`${nome} equivale a ${nossa}`];
  });
  return escola.nossa || trocadas.length === 0 ? null : `${ano}, ${escola.nome}: ${trocadas.join('; ')}.`;
}

/** The observations of the paper: what the years say of themselves, what was concluded, and what the office typed. */
export function observacoesDe(
  { anos, semFechamento, observacoes }: FatosDoHistorico,
  cursos: Cursos,
  nossas: ReadonlyMap<number, { nome: string }>,
): string[] {
  const ultimo = anos.findLast(({ origem }) => origem.tipo === 'fechamento');
  const conclusao =
    ultimo?.curso && ultimo === anos.at(-1) && concluiu(cursos, ultimo)
      ? `Concluiu em ${ultimo.ano} a última série de ${ultimo.curso.segmentacao}: ${ultimo.serie}.`
      : null;
  return [
    ...anos.flatMap((ano) => [equivalencias(ano, nossas), ano.observacao === null ? null : `${ano.ano}: ${ano.observacao}`]),
    ...semFechamento.map(deQuemSaiu),
    conclusao,
    ...(observacoes === null ? [] : observacoes.split('\n')),
  ].filter((linha): linha is string => linha !== null && linha.trim() !== '');
}
