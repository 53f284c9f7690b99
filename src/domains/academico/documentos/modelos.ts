import { type DataCivil, formatarData } from '#shared/datas.ts';
import { lerDecimal } from '#shared/decimais.ts';
import { formatarCpf } from '#shared/documentos/cpf.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import { dataPorExtenso, numeroPorExtenso } from '#shared/palavras/extenso.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { emLista, flexao as daPessoa } from '#shared/papel/escritas.ts';
import { isAprovado, type Movimento, type Resultado, resultados } from '#domains/academico/matriculas/situacoes.ts';
import type { TipoDocumento } from './tipos.ts';
import { quantos } from '#shared/palavras/quantos.ts';

/** What declarations are filled in with: the facts of the day of issue. */
export type FatosDoDocumento = {
  aluno: {
    nome: string;
    genero: string | null;
    dataNascimento: DataCivil | null;
    naturalidade: string | null;
    naturalidadeUf: string | null;
    cpf: string | null;
    rg: string | null;
    rgOrgaoEmissor: string | null;
    filiacao: readonly string[];
  };
  escola: { nome: string; inep: string | null };
  matricula: {
    codigo: string;
    ano: number;
    cursoNome: string;
    segmentacaoNome: string;
    turmaNome: string | null;
    turno: 'manha' | 'tarde' | 'noite' | 'integral' | null;
    dataMatricula: DataCivil;
    dataSaida: DataCivil | null;
    movimento: Movimento;
    resultado: Resultado;
    periodo: { inicio: DataCivil; fim: DataCivil } | null;
  };
};
/** Attendance between two days: with what the diary counted, or (null) as the office did where the portal has no roll. */
export type FrequenciaDeclarada = {
  de: DataCivil;
  ate: DataCivil;
  percentual: string;
  diario: {
    dadas: number;
    faltas: number;
    justificadas: number;
    controle: 'por_aula' | 'por_dia';
    /** What of it the student brought from the school where he began the year. */
    deOrigem?: { dadas: number; faltas: number };
  } | null;
};
/** All that a declaration of an enrollment may speak of. */
export type DadosDaDeclaracao = Omit<FatosDoDocumento, 'escola'> & {
  hoje: DataCivil;
  escola: EscolaNoPapel;
  numero: string;
  finalidade: string | null;
  frequencia: FrequenciaDeclarada | null;
};

/** Days for which a transfer declaration stands in for the transcript. */
export const validadeDaTransferenciaDias = 30;

// The phrases of declarations, always in Portuguese: the paper is for families and other schools. Dates are written out; what the register does not
// know is left out and never invented.

/** How the student stands, as a declaration of a kind tells it: 'está regularmente matriculada nesta escola, no curso …'. */
export const situacaoDeclarada = (tipo: TipoDocumento, fatos: FatosDoDocumento): string =>
  ({ declaracao_matricula: matriculado, declaracao_frequencia: frequentou, declaracao_transferencia: transferivel })[tipo](fatos);

function matriculado(fatos: FatosDoDocumento): string {
  const { ano, codigo, movimento, resultado, dataMatricula, periodo } = fatos.matricula;
  const concluida = movimento === 'concluida';
  // Who failed attended the course; only who passed completed it.
  const verbo = isAprovado(resultado) ? 'concluiu o curso' : 'frequentou o curso';
  const situacao = concluida ? verbo : `está regularmente ${flexao(fatos, 'matriculado', 'matriculada')}`;
  const aulas = periodo && !concluida ? `, com aulas de ${dataPorExtenso(periodo.inicio)} a ${dataPorExtenso(periodo.fim)}` : '';
  const lugar = concluida ? `${curso(fatos)}, nesta escola${inep(fatos)}` : `nesta escola${inep(fatos)}, no curso ${curso(fatos)}`;
  return `${situacao} ${lugar}, no ano letivo de ${ano}${aulas}, sob a matrícula nº ${codigo}, desde ${dataPorExtenso(dataMatricula)}${concluida ? `, com resultado final: ${rotuloDe(resultados, resultado, 'br').toLowerCase()}` : ''}.`;
}

function frequentou(fatos: FatosDoDocumento): string {
  const { dataSaida } = fatos.matricula;
  const ate = dataSaida === null ? '' : `, até ${dataPorExtenso(dataSaida)}`;
  return `${dataSaida === null ? 'está' : 'esteve'} ${emCurso(fatos)}${ate}.`;
}

/** What part of the days or hours the student attended, and who says so. */
export function fraseDaFrequencia({ de, ate, percentual, diario }: FrequenciaDeclarada): string {
  const oQue = diario?.controle === 'por_dia' ? 'dos dias letivos' : 'das horas letivas';
  const fonte = diario ? `conforme o diário de classe: ${faltasEmFrase(diario)}` : 'apurada pela secretaria desta escola';
  return `No período de ${dataPorExtenso(de)} a ${dataPorExtenso(ate)}, teve frequência de ${percentualPorExtenso(percentual)} ${oQue}, ${fonte}.`;
}

/** '15 faltas em 200 aulas, 3 justificadas; disso, 5 faltas em 60 aulas na escola de origem'. */
function faltasEmFrase({ dadas, faltas, justificadas, controle, deOrigem }: NonNullable<FrequenciaDeclarada['diario']>): string {
  const quantas = (n: number, de: number): string =>
    `${n === 0 ? 'nenhuma falta' : quantos(n, 'falta')} em ${controle === 'por_dia' ? `${quantos(de, 'dia')} de aula` : quantos(de, 'aula')}`;
  const comDocumento = justificadas === 0 ? '' : `, ${justificadas} ${justificadas === 1 ? 'justificada' : 'justificadas'}`;
  const trazidas = deOrigem ? `; disso, ${quantas(deOrigem.faltas, deOrigem.dadas)} na escola de origem` : '';
  return `${quantas(faltas + justificadas, dadas)}${comDocumento}${trazidas}`;
}

function transferivel(fatos: FatosDoDocumento): string {
  const { movimento, dataSaida } = fatos.matricula;
  const apto = `${flexao(fatos, 'apto', 'apta')} a transferir-se`;
  const ate = dataSaida === null ? '' : `, até ${dataPorExtenso(dataSaida)}`;
  return movimento === 'transferida'
    ? `esteve ${emCurso(fatos)}${ate}, data da transferência.`
    : movimento === 'ativa'
      ? `está ${emCurso(fatos)}, e está ${apto}.`
      : `esteve ${emCurso(fatos)}${ate}, e está ${apto}.`;
}

/** That it stands in for the transcript, and for how long. */
export const provisoria = `Esta declaração é provisória e vale por ${validadeDaTransferenciaDias} (${numeroPorExtenso(validadeDaTransferenciaDias)}) dias, prazo em que o histórico escolar será expedido (Lei nº 9.394/1996, art. 24, VII).`;

/** Where the student may go on: who completed the year, as its result says. */
export function ondeProsseguir({ matricula: { ano, cursoNome, segmentacaoNome, movimento, resultado } }: FatosDoDocumento): string {
  const nome = `${cursoNome} (${segmentacaoNome})`;
  if (movimento !== 'concluida') return `Pode prosseguir os estudos no curso ${nome}, no ano letivo de ${ano}.`;
  const final = `O resultado final de ${ano} é: ${rotuloDe(resultados, resultado, 'br').toLowerCase()}.`;
  return isAprovado(resultado)
    ? `${final} Pode prosseguir os estudos no curso que se segue a ${nome}.`
    : `${final} Pode cursar novamente ${nome}.`;
}

const emCurso = (fatos: FatosDoDocumento): string =>
  `${flexao(fatos, 'matriculado', 'matriculada')} nesta escola${inep(fatos)}, no curso ${curso(fatos)}, no ano letivo de ${fatos.matricula.ano}, sob a matrícula nº ${fatos.matricula.codigo}`;

/** 'Ana Souza, nascida em …, natural de …, filha de …, CPF …,': only what the register knows. */
export function identificacao(fatos: FatosDoDocumento): string {
  const { aluno } = fatos;
  const natural = [aluno.naturalidade, aluno.naturalidadeUf].filter(Boolean).join('/');
  const partes = [
    aluno.dataNascimento && `${flexao(fatos, 'nascido', 'nascida')} em ${dataPorExtenso(aluno.dataNascimento)}`,
    natural !== '' && `natural de ${natural}`,
    aluno.filiacao.length > 0 && `${flexao(fatos, 'filho', 'filha')} de ${emLista(aluno.filiacao) ?? ''}`,
    aluno.cpf ? `CPF ${formatarCpf(aluno.cpf)}` : aluno.rg && `RG ${[aluno.rg, aluno.rgOrgaoEmissor].filter(Boolean).join(' ')}`,
  ].filter((parte): parte is string => typeof parte === 'string' && parte !== '');
  return `${[aluno.nome, ...partes].join(', ')}${partes.length === 0 ? '' : ','}`;
}

const inep = ({ escola }: FatosDoDocumento): string => (escola.inep ? ` (código INEP ${escola.inep})` : '');
const turnos = { manha: 'turno da manhã', tarde: 'turno da tarde', noite: 'turno da noite', integral: 'turno integral' } as const;

/** '6º ano (Ensino Fundamental II), turma 6º ano A, turno da manhã'. */
function curso({ matricula: { cursoNome, segmentacaoNome, turmaNome, turno } }: FatosDoDocumento): string {
  return [`${cursoNome} (${segmentacaoNome})`, turmaNome && `turma ${turmaNome}`, turno && turnos[turno]].filter(Boolean).join(', ');
}

/** What the paper is for, or that it says the truth. */
export const fraseDaFinalidade = (para: string | null): string =>
  para === null ? 'Por ser verdade, firmamos a presente declaração.' : `Esta declaração destina-se a: ${para}.`;

const flexao = ({ aluno: { genero } }: FatosDoDocumento, masculino: string, feminino: string): string =>
  daPessoa(genero, masculino, feminino);

/** '92.5000' → '92,50% (noventa e dois inteiros e cinquenta centésimos por cento)'; whole ones without the hundredths. */
export function percentualPorExtenso(texto: string): string {
  const escalado = lerDecimal(texto, 4);
  if (escalado === null) throw new RangeError(`percentage: ${texto}`);
  const centesimos = Number(escalado / 100n);
  const [inteiro, fracao] = [Math.floor(centesimos / 100), centesimos % 100];
  const algarismos = `${inteiro},${String(fracao).padStart(2, '0')}%`;
  if (fracao === 0) return `${algarismos} (${numeroPorExtenso(inteiro)} por cento)`;
  const unidade = inteiro === 1 ? 'inteiro' : 'inteiros';
  const parte = fracao === 1 ? 'centésimo' : 'centésimos';
  return `${algarismos} (${numeroPorExtenso(inteiro)} ${unidade} e ${numeroPorExtenso(fracao)} ${parte} por cento)`;
}

const particulas = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** A name as the public page shows it: the first name and the initials of the others, 'Ana S. L.'. */
export function nomeMinimo(nome: string): string {
  const [primeiro = '', ...resto] = nome.trim().split(/\s+/);
  const iniciais = resto.filter((parte) => !particulas.has(parte.toLowerCase())).map((parte) => `${parte[0]?.toUpperCase() ?? ''}.`);
  return [primeiro, ...iniciais].join(' ');
}

/** How long a document says something, for who checks it: a transfer declaration ends. */
export const observacaoDe = (tipo: TipoDocumento, emissao: DataCivil): string | null =>
  tipo === 'declaracao_transferencia' ? `Válida por ${validadeDaTransferenciaDias} dias a contar de ${formatarData(emissao)}.` : null;
