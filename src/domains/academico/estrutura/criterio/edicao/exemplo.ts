import { frequencia, resultadoDoAluno, type Frequencia, type ResultadoDoAluno } from '#domains/academico/estrutura/criterio/aluno.ts';
import { type Calculo, type ChavePasso, type Passo, passo } from '#domains/academico/estrutura/criterio/calculo.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { mediaParcial, resultadoDaDisciplina, type ResultadoDaDisciplina } from '#domains/academico/estrutura/criterio/disciplina.ts';
import { conceitoDaMedia, mediaDaEtapa, type Nota } from '#domains/academico/estrutura/criterio/etapa.ts';
import {
  arredondar,
  comparar,
  dez,
  dividir,
  exibirDecimal,
  fracao,
  subtrair,
  vezes,
} from '#domains/academico/estrutura/criterio/fracao.ts';

/** What one types to try a criterion: evaluations and a recovery in each etapa, then what decides the year. */
export type MarcasDoExemplo = {
  etapas: readonly { primeira: string; segunda: string; terceira?: string; recuperacao: string }[];
  recuperacaoFinal: string;
  exame: string;
  aulas: string;
  faltas: string;
};
export type Exemplo = {
  etapas: readonly (Calculo & { conceito: string | null })[];
  parcial: Calculo;
  disciplina: ResultadoDaDisciplina;
  frequencia: Frequencia;
  resultado: ResultadoDoAluno;
  passosDoResultado: readonly Passo[];
};

const QUARENTA = fracao('0.4');
export type NomeDaMarca = 'primeira' | 'segunda' | 'terceira';
export type AvaliacaoDoExemplo = { nome: NomeDaMarca; valorMaximo: string; peso: string };

/** The evaluations that show what a criterion does: a test and a project, and a third where only the best count. */
export function avaliacoesDoExemplo({ calculoDaEtapa, pontosDaEtapa }: Criterio): AvaliacaoDoExemplo[] {
  if (calculoDaEtapa === 'pontos') {
    const segunda = arredondar(vezes(fracao(pontosDaEtapa), QUARENTA), 4, 'truncado');
    const primeira = arredondar(subtrair(fracao(pontosDaEtapa), fracao(segunda)), 4, 'truncado');
    return [
      { nome: 'primeira', valorMaximo: primeira, peso: '1' },
      { nome: 'segunda', valorMaximo: segunda, peso: '1' },
    ];
  }
  const duas: AvaliacaoDoExemplo[] = [
    { nome: 'primeira', valorMaximo: '10', peso: '2' },
    { nome: 'segunda', valorMaximo: '10', peso: '1' },
  ];
  return calculoDaEtapa === 'melhores' ? [...duas, { nome: 'terceira', valorMaximo: '10', peso: '1' }] : duas;
}

/** Whether a recovery is given in an etapa: in each, or in the last of those that one recovers together. */
export const recuperaNaEtapa = ({ alcanceDaRecuperacao, etapasPorRecuperacao }: Criterio, i: number, quantas: number): boolean =>
  alcanceDaRecuperacao === 'etapa' || (i + 1) % etapasPorRecuperacao === 0 || i + 1 === quantas;

/** A year that passes through every rule: recovery that replaces, one that does not, rounding and the exam. */
export const marcasIniciais: MarcasDoExemplo = {
  etapas: [
    { primeira: '6', segunda: '9', terceira: '5', recuperacao: '' },
    { primeira: '4', segunda: '7', terceira: '3', recuperacao: '6,5' },
    { primeira: '5,5', segunda: '8', terceira: '7', recuperacao: '' },
    { primeira: '3', segunda: '6', terceira: '4,5', recuperacao: '3,5' },
  ],
  recuperacaoFinal: '',
  exame: '3,4',
  aulas: '200',
  faltas: '49',
};

/** The same year as marks out of what the evaluations of a criterion are worth. */
export function marcasPara(criterio: Criterio): MarcasDoExemplo {
  if (criterio.calculoDaEtapa !== 'pontos') return marcasIniciais;
  const avaliacoes = avaliacoesDoExemplo(criterio);
  const emPontos = (nome: NomeDaMarca, marca: string): string => {
    const maximo = avaliacoes.find((a) => a.nome === nome)?.valorMaximo ?? '0';
    const dita = fracao(lerMarca(marca) ?? '0');
    return exibirDecimal(arredondar(dividir(vezes(dita, fracao(maximo)), dez), 1, 'truncado'));
  };
  return {
    ...marcasIniciais,
    etapas: marcasIniciais.etapas.map((e) => ({
      ...e,
      primeira: emPontos('primeira', e.primeira),
      segunda: emPontos('segunda', e.segunda),
    })),
  };
}

/** A mark as typed, from 0 to a maximum with a comma; null while it is none. */
export function lerMarca(texto: string, maximo = '10'): string | null {
  const plano = texto.trim().replace(',', '.');
  if (!/^\d{1,4}(?:\.\d{1,4})?$/.test(plano)) return null;
  return comparar(fracao(plano), fracao(maximo)) > 0 ? null : plano;
}

/** The concept that stands for what was typed: itself, or the one that a number earns; '' while it is neither. */
export function conceitoDaMarca(criterio: Criterio, texto: string): string {
  if (criterio.conceitos.some(({ sigla }) => sigla === texto)) return texto;
  const valor = lerMarca(texto);
  return valor === null ? '' : (conceitoDaMedia(criterio, valor) ?? '');
}

function lerNota(criterio: Criterio, texto: string, maximo = '10'): Nota {
  if (criterio.tipo === 'conceito') {
    const conceito = conceitoDaMarca(criterio, texto);
    return conceito === '' ? null : { conceito };
  }
  const valor = lerMarca(texto, maximo);
  return valor === null ? null : { valor };
}

/** The example has one subject and no name for it: what lists subjects by name is said of it alone. */
const daUnica: Partial<Record<ChavePasso, ChavePasso>> = {
  aindaCursando: 'cursandoNaUnica',
  dependencia: 'dependenciaNaUnica',
  exameEm: 'exameNaUnica',
  reprovacoes: 'reprovacaoNaUnica',
};

const lerQuantidade = (texto: string): number => (/^\d{1,4}$/.test(texto.trim()) ? Number.parseInt(texto, 10) : 0);

/** The average of an etapa of the example, and its recovery as a mark. */
function calcularEtapa(criterio: Criterio, marcas: MarcasDoExemplo['etapas'][number], comRecuperacao: boolean) {
  const recuperacao = { nome: 'recuperacao', valorMaximo: '10', nota: comRecuperacao ? lerNota(criterio, marcas.recuperacao) : null };
  const media = mediaDaEtapa(criterio, [
    ...avaliacoesDoExemplo(criterio).map((a) => ({
      ...a,
      recuperacao: false,
      nota: lerNota(criterio, marcas[a.nome] ?? '', a.valorMaximo),
    })),
    { ...recuperacao, peso: '1', recuperacao: true },
  ]);
  const conceito = criterio.tipo === 'conceito' && media.valor !== null ? conceitoDaMedia(criterio, media.valor) : null;
  // Which evaluations were left empty is in sight.
  return { ...media, passos: media.passos.filter(({ chave }) => chave !== 'foraDaConta'), conceito, recuperacoes: [recuperacao] };
}

/** Every number of the example, each with its steps: what the form shows while the criterion is edited. */
export function calcularExemplo(criterio: Criterio, marcas: MarcasDoExemplo): Exemplo {
  const etapas = marcas.etapas.map((m, i) => calcularEtapa(criterio, m, recuperaNaEtapa(criterio, i, marcas.etapas.length)));
  const calculadas = etapas.map(({ valor, recuperacoes }, i) => ({ nome: `${i + 1}ª`, peso: '1', media: valor, recuperacoes }));
  const notas = {
    todasFechadas: true,
    recuperacaoFinal: lerMarca(marcas.recuperacaoFinal),
    exame: lerMarca(marcas.exame),
    etapas: calculadas,
  };
  const parcial = mediaParcial(criterio, calculadas, criterio.recuperacaoFinal ? notas.recuperacaoFinal : null);
  const disciplina = resultadoDaDisciplina(criterio, parcial.valor, notas);
  const presencas = frequencia(criterio, { dadas: lerQuantidade(marcas.aulas), faltas: lerQuantidade(marcas.faltas), justificadas: 0 });
  const aluno = resultadoDoAluno(criterio, {
    todasFechadas: true,
    frequenciaBasta: presencas.basta,
    disciplinas: [{ nome: '', contaPromocao: true, situacao: disciplina.situacao, frequenciaBasta: presencas.basta }],
  });
  const passosDoResultado = aluno.passos.map((dito) => {
    const nela = daUnica[dito.chave];
    return nela ? passo(nela) : dito;
  });
  return { etapas, parcial, disciplina, frequencia: presencas, resultado: aluno.resultado, passosDoResultado };
}
