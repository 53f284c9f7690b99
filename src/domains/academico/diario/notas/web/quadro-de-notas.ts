import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { Idioma } from '#shared/erros.ts';
import { texto, type Tradutor } from '#shared/textos.ts';
import type { ColunaDaGrade, LinhaDaGrade } from '#platform/web/grade/index.ts';
import { decimalNaTela, noIdioma } from '#platform/web/decimais.ts';
import type { Calculo } from '#domains/academico/estrutura/criterio/calculo.ts';
import { comparar, fracao } from '#domains/academico/estrutura/criterio/fracao.ts';
import { escreverMedia } from '#domains/academico/estrutura/criterio/medias.ts';
import { textosResultado } from '#domains/academico/estrutura/criterio/texts.ts';
import { fatiasSe } from '#domains/academico/diario/avaliacoes/pesos.ts';
import { estavaEm } from '../montar.ts';
import type { textosNotas } from '../texts.ts';
import type { Valor } from '../valores.ts';
import { type AlunoDaTela, type AvaliacaoDaTela, contaDoAluno, type ContaDoAluno, type GradeDeNotas, tipoDaCelula } from './leitura.ts';

type T = Tradutor<typeof textosNotas>;
type Opcoes = { t: T; idioma: Idioma; abrir: (matriculaId: string) => void };
const SITUACAO = 150;

/** An average as the one who types reads it: where the course judges by concepts, with the number behind it. */
export function escreverNaGrade({ criterio }: Pick<GradeDeNotas, 'criterio'>, media: string | null): string | null {
  if (media === null) return null;
  const numero = decimalNaTela(media, criterio.casasDecimais);
  return criterio.tipo === 'conceito' ? `${escreverMedia(criterio, media) ?? ''} (${numero})` : numero;
}

export function situacaoDoAluno({ criterio, daEtapa, ano }: ContaDoAluno, { t, idioma }: Pick<Opcoes, 't' | 'idioma'>): string | null {
  if (ano.notas.saiu) return null;
  if (ano.resultado.situacao !== 'cursando') return texto(textosResultado, ano.resultado.situacao, idioma);
  const media = daEtapa ? daEtapa.valor : ano.parcial.valor;
  if (media === null) return null;
  return t(comparar(fracao(media), fracao(criterio.mediaAprovacao)) >= 0 ? 'naMedia' : 'abaixo');
}

/** The columns: what is typed, then what is made of it. */
export function colunasDasNotas(grade: GradeDeNotas, opcoes: Opcoes): ColunaDaGrade[] {
  const { t, abrir } = opcoes;
  const alunos = new Map(grade.alunos.map((a) => [String(a.matriculaId), a]));
  const comoTexto = { tipo: 'texto', maximo: 60 } as const;
  const calculada = (
    id: string,
    titulo: string,
    fazer: (conta: ContaDoAluno) => Valor,
    partes: Partial<ColunaDaGrade> = {},
  ): ColunaDaGrade => ({
    id,
    titulo,
    tipo: comoTexto,
    abrir,
    calcular: (ler, linha) => {
      const aluno = alunos.get(linha);
      return aluno ? fazer(contaDoAluno(grade, aluno, ler)) : null;
    },
    ...partes,
  });
  const doFim = grade.etapaId === null;
  const situacao = calculada('situacao', t('situacao'), (conta) => situacaoDoAluno(conta, opcoes), { largura: SITUACAO });
  const parcial = calculada('parcial', t('parcial'), ({ ano }) => escreverNaGrade(grade, ano.parcial.valor), {
    detalhe: t('parcialDetalhe'),
    largura: 110,
  });
  const digitadas = colunasDigitadas(grade, t);
  const { calculoDaEtapa, pontosDaEtapa } = grade.criterio;
  const pontos = calculada('pontos', t('pontos'), ({ daEtapa }) => escreverPontos(daEtapa, t), {
    detalhe: t('pontosDetalhe', { pontos: decimalNaTela(pontosDaEtapa) }),
    largura: 120,
  });
  if (!doFim)
    return [
      ...digitadas,
      ...(calculoDaEtapa === 'pontos' ? [pontos] : []),
      calculada('media', t('media'), ({ daEtapa }) => escreverNaGrade(grade, daEtapa?.valor ?? null), { largura: 110 }),
      // It says how that average stands: beside it, not beside the year's.
      situacao,
      parcial,
    ];
  const etapas = grade.etapas.map(({ id, nome }, i) =>
    calculada(`etapa:${id}`, nome, ({ ano }) => escreverNaGrade(grade, ano.etapas[i]?.media ?? null), { largura: 110 }),
  );
  const final = calculada('final', t('final'), ({ ano: { notas, resultado } }) =>
    escreverNaGrade(grade, resultado.final ?? (notas.saiu ? null : resultado.parcial)),
  );
  return [...etapas, parcial, ...digitadas, final, situacao];
}

/** The points earned, of those that could be, as the average says them. */
function escreverPontos(daEtapa: Calculo | null, t: T): string | null {
  const soma = daEtapa?.passos.find(({ chave }) => chave === 'somaDosPontos')?.params;
  return soma ? noIdioma(t('pontosDe', { pontos: soma['pontos'] ?? '', possiveis: soma['possiveis'] ?? '' })) : null;
}

function colunasDigitadas(grade: GradeDeNotas, t: T): ColunaDaGrade[] {
  const partes = fatiasSe(
    grade.criterio,
    grade.avaliacoes.filter(({ outraTurma }) => outraTurma === null),
  );
  return grade.avaliacoes.map((a) => {
    const coluna = {
      id: String(a.id),
      titulo: a.nome,
      detalhe: detalheDe(grade, a, partes, t),
      tipo: tipoDaCelula(grade, a),
      largura: 104,
    };
    // What was given in another class is read here, and typed there.
    return a.outraTurma === null
      ? coluna
      : { ...coluna, id: `outra:${a.id}`, titulo: `${a.nome} (${a.outraTurma})`, calcular: (ler) => ler(String(a.id)) };
  });
}

function detalheDe(grade: GradeDeNotas, a: AvaliacaoDaTela, partes: ReadonlyMap<number, string>, t: T): string {
  const data = formatarData(a.dataAvaliacao).slice(0, 5);
  const original = grade.avaliacoes.find(({ id }) => id === a.substituiId)?.nome;
  if (a.papel === 'segunda_chamada') return t('segundaDe', { nome: original ?? '' });
  if (a.papel === 'recuperacao' && original !== undefined) return t('recuperacaoDe', { nome: original });
  const { alcanceDaRecuperacao, etapasPorRecuperacao } = grade.criterio;
  if (a.papel === 'recuperacao')
    return alcanceDaRecuperacao === 'etapa' ? t('recuperacaoDaEtapa') : t('recuperacaoDeVarias', { n: etapasPorRecuperacao });
  const fatia = partes.get(a.id);
  return fatia === undefined
    ? t('vale', { data, maximo: decimalNaTela(a.valorMaximo) })
    : t('detalhe', { data, fatia: decimalNaTela(fatia) });
}

/** The rows, in the order of the roll; where somebody was not in the class it says why. */
export function linhasDasNotas(grade: GradeDeNotas, t: T, hoje: DataCivil): LinhaDaGrade[] {
  const { alunos, avaliacoes } = grade;
  return alunos.map((aluno) => {
    const numero = aluno.numeroChamada === null ? '' : `${aluno.numeroChamada}. `;
    const saida = aluno.lugares.some(({ fim }) => fim === null) ? null : (aluno.lugares.at(-1)?.fim ?? null);
    const comNumero = `${numero}${aluno.nome}`;
    const nome = aluno.planoAdaptado ? t('adaptadoNoNome', { nome: comNumero }) : comNumero;
    const fechadas = avaliacoes
      .filter((a) => a.outraTurma === null && !estavaEm(aluno.lugares, a.dataAvaliacao))
      .map((a) => [String(a.id), motivoDe(aluno, a, t)]);
    return {
      id: String(aluno.matriculaId),
      rotulo: saida === null ? nome : comSaida(nome, aluno.foiPara, formatarData(saida), t),
      fechadas: Object.fromEntries(fechadas),
      avisos: avisosDe(grade, aluno, t, hoje),
    };
  });
}

const comSaida = (nome: string, turma: string | null, data: string, t: T): string =>
  turma === null ? t('saiuNoNome', { nome, data }) : t('mudouNoNome', { nome, turma, data });

/** Marks that are taken and look like a mistake: of an evaluation that is still to come, or of an exam of who passed without it. */
function avisosDe(grade: GradeDeNotas, aluno: AlunoDaTela, t: T, hoje: DataCivil): Record<string, string> {
  const semExame = grade.avaliacoes.some(({ papel }) => papel === 'exame') && passouSemExame(grade, aluno);
  return Object.fromEntries(
    grade.avaliacoes.flatMap((a): [string, string][] => {
      if (a.papel === 'exame' && semExame) return [[String(a.id), t('exameSemPrecisar')]];
      return a.dataAvaliacao > hoje ? [[String(a.id), t('aindaNaoChegou', { data: formatarData(a.dataAvaliacao) })]] : [];
    }),
  );
}

function passouSemExame(grade: GradeDeNotas, aluno: AlunoDaTela): boolean {
  const exames = new Set(grade.avaliacoes.flatMap(({ id, papel }) => (papel === 'exame' ? [String(id)] : [])));
  const suas = new Map(
    grade.notas.filter((n) => n.matriculaId === aluno.matriculaId).map(({ avaliacaoId, valor }) => [String(avaliacaoId), valor]),
  );
  const ler = (coluna: string): Valor => (exames.has(coluna) ? null : (suas.get(coluna) ?? null));
  return contaDoAluno(grade, aluno, ler).ano.resultado.situacao === 'aprovado';
}

function motivoDe({ lugares }: AlunoDaTela, { dataAvaliacao }: AvaliacaoDaTela, t: T): string {
  const [primeiro, ultimo] = [lugares[0], lugares.at(-1)];
  if (primeiro && dataAvaliacao < primeiro.inicio) return t('entrouEm', { data: formatarData(primeiro.inicio) });
  if (ultimo && ultimo.fim !== null && dataAvaliacao > ultimo.fim) return t('saiuEm', { data: formatarData(ultimo.fim) });
  return t('foraNesseDia');
}
