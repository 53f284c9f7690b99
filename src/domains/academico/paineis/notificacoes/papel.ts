import { type DataCivil, formatarData } from '#shared/datas.ts';
import { formatarTelefone } from '#shared/documentos/telefone.ts';
import { exibirDecimal } from '#domains/academico/estrutura/criterio/fracao.ts';
import type { Marco } from './marcos.ts';
import { quantos } from '#shared/palavras/quantos.ts';

/** What was counted when the notice was prepared. */
export type NumerosDaNotificacao = {
  controle: 'por_aula' | 'por_dia';
  dadas: number;
  faltas: number;
  justificadas: number;
  /** Of how many lessons or days the year of the student is judged, and how many absences it allows. */
  previsto: number;
  permitidas: number;
  /** It is less than the year plans: he came when a part of it was given. */
  parteDoAno?: true;
  /** Of the absences, those of the school where he began the year. */
  deOrigem?: number;
  percentual: string;
  frequenciaMinima: string;
  justificadasContam: boolean;
};
export type FatosDaNotificacao = {
  aluno: { nome: string; dataNascimento: DataCivil | null; filiacao: readonly string[] };
  matricula: { codigo: string; ano: number; curso: string; segmentacao: string; turma: string };
  responsaveis: readonly { pessoaId: number; nome: string; telefone: string | null }[];
  numeros: NumerosDaNotificacao;
};
export type Papel = { titulo: string; destinatario: string | null; paragrafos: string[] };

/** Absences that count against the minimum. */
export const contadas = ({ faltas, justificadas, justificadasContam }: NumerosDaNotificacao): number =>
  faltas + (justificadasContam ? justificadas : 0);

/** The letter to the guardians; whose it is stands above it when it is printed. Always in Portuguese: it is for families. */
export function paraResponsaveis(fatos: FatosDaNotificacao, marco: Marco, hoje: DataCivil): Papel {
  const { aluno, numeros } = fatos;
  return {
    titulo: 'Notificação de faltas',
    destinatario: null,
    paragrafos: [
      `Comunicamos que ${aluno.nome}, ${daMatricula(fatos)}, acumulou até ${formatarData(hoje)} ${dasFaltas(numeros)}.`,
      `${oQuePassou(numeros, marco)} ${daLei(numeros)}`,
      'Por lei, a escola comunica a mesma situação ao Conselho Tutelar do Município (Lei nº 9.394/1996, art. 12, VIII).',
      'Pedimos que procure a coordenação para conversarmos sobre o que tem impedido a presença e o que a escola pode fazer. Se houver atestado ou outro motivo a registrar, traga o documento.',
    ],
  };
}

/** The letter to the Conselho Tutelar: who the student is, who answers for him, and the figures. */
export function paraConselho(fatos: FatosDaNotificacao, marco: Marco, hoje: DataCivil, lugar: string | null): Papel {
  const { aluno, numeros, responsaveis } = fatos;
  const nascimento = aluno.dataNascimento === null ? [] : [`data de nascimento ${formatarData(aluno.dataNascimento)}`];
  const filiacao = aluno.filiacao.length === 0 ? [] : [`filiação: ${aluno.filiacao.join(' e ')}`];
  const deles = responsaveis.map(({ nome, telefone }) => (telefone === null ? nome : `${nome} (${formatarTelefone(telefone)})`));
  return {
    titulo: 'Ofício ao Conselho Tutelar',
    destinatario: ['Ao Conselho Tutelar', lugar].filter(Boolean).join(' de '),
    paragrafos: [
      'Em cumprimento do art. 12, VIII, da Lei nº 9.394/1996 (LDB), com a redação da Lei nº 13.803/2019, comunicamos a relação de faltas abaixo.',
      [`Estudante: ${aluno.nome}`, ...nascimento, ...filiacao].join('; ').concat('.'),
      `Matrícula: ${daMatricula(fatos)}.`,
      deles.length === 0 ? 'Não há responsável pedagógico vivo no cadastro.' : `Responsáveis: ${deles.join('; ')}.`,
      `Até ${formatarData(hoje)}, ${aluno.nome} acumulou ${dasFaltas(numeros)}. ${oQuePassou(numeros, marco)}`,
      'Os responsáveis são notificados pela escola. Permanecemos à disposição para outras informações.',
    ],
  };
}

/** '6º ano (Ensino Fundamental II), turma 6º ano A, ano letivo de 2026, matrícula nº 2026000123'. */
export const daMatricula = ({ matricula: { codigo, ano, curso, segmentacao, turma } }: Pick<FatosDaNotificacao, 'matricula'>): string =>
  `${curso} (${segmentacao}), turma ${turma}, ano letivo de ${ano}, matrícula nº ${codigo}`;

/** ', das quais 5 na escola de origem,': nothing where there are none. */
function daOrigem(total: number, deOrigem: number): string {
  if (deOrigem === 0) return '';
  if (deOrigem < total) return `, das quais ${deOrigem} na escola de origem,`;
  return total === 1 ? ', na escola de origem,' : ', todas na escola de origem,';
}

/** '18 faltas (3 justificadas) em 96 aulas dadas, frequência de 81,25%'. */
function dasFaltas(numeros: NumerosDaNotificacao): string {
  const { controle, dadas, faltas, justificadas, percentual, deOrigem = 0 } = numeros;
  const total = faltas + justificadas;
  const comDocumento = justificadas === 0 ? '' : ` (${justificadas} ${justificadas === 1 ? 'justificada' : 'justificadas'})`;
  const unidade = controle === 'por_dia' ? 'dias letivos' : 'aulas dadas';
  return `${quantos(total, 'falta')}${comDocumento}${daOrigem(total, deOrigem)} em ${dadas} ${unidade}, frequência de ${exibirDecimal(percentual, 2)}%`;
}

function oQuePassou(numeros: NumerosDaNotificacao, marco: Marco): string {
  const { controle, previsto, permitidas, parteDoAno } = numeros;
  const [unidade, previstas] = controle === 'por_dia' ? ['dias letivos', 'previstos'] : ['aulas', 'previstas'];
  const ano = `${previsto} ${unidade} ${parteDoAno ? 'que o ano tem para o estudante' : `${previstas} no ano`}`;
  return marco === 100
    ? `As faltas que contam (${contadas(numeros)}) passaram do total que o ano admite: ${permitidas}, de ${ano}.`
    : `As faltas que contam (${contadas(numeros)}) passaram de 30% das ${permitidas} que o ano admite, de ${ano}.`;
}

const daLei = ({ frequenciaMinima }: NumerosDaNotificacao): string =>
  `Para a aprovação é exigida a frequência mínima de ${exibirDecimal(frequenciaMinima)}% (Lei nº 9.394/1996).`;
