import { frequencia, resultadoDoAluno, type Frequencia, type ResultadoDoAluno } from './aluno.ts';
import { type Calculo, type ChavePasso, type Passo, passo } from './calculo.ts';
import type { Criterio } from './criterio.ts';
import { mediaParcial, resultadoDaDisciplina, type ResultadoDaDisciplina } from './disciplina.ts';
import { conceitoDaMedia, mediaDaEtapa, type Nota } from './etapa.ts';
import { comparar, dez, fracao } from './fracao.ts';

/** What one types to try a criterion: two evaluations and a recovery in each etapa, then what decides the year. */
export type MarcasDoExemplo = {
  etapas: readonly { primeira: string; segunda: string; recuperacao: string }[];
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

export const pesosDoExemplo = { primeira: '2', segunda: '1' } as const;
/** A year that passes through every rule: recovery that replaces, one that does not, rounding and the exam. */
export const marcasIniciais: MarcasDoExemplo = {
  etapas: [
    { primeira: '6', segunda: '9', recuperacao: '' },
    { primeira: '4', segunda: '7', recuperacao: '6,5' },
    { primeira: '5,5', segunda: '8', recuperacao: '' },
    { primeira: '3', segunda: '6', recuperacao: '3,5' },
  ],
  recuperacaoFinal: '',
  exame: '3,4',
  aulas: '200',
  faltas: '49',
};

/** A mark as typed, from 0 to 10 with a comma; null while it is none. */
export function lerMarca(texto: string): string | null {
  const plano = texto.trim().replace(',', '.');
  if (!/^\d{1,2}(?:\.\d{1,4})?$/.test(plano)) return null;
  return comparar(fracao(plano), dez) > 0 ? null : plano;
}

/** The concept that stands for what was typed: itself, or the one that a number earns; '' while it is neither. */
export function conceitoDaMarca(criterio: Criterio, texto: string): string {
  if (criterio.conceitos.some(({ sigla }) => sigla === texto)) return texto;
  const valor = lerMarca(texto);
  return valor === null ? '' : (conceitoDaMedia(criterio, valor) ?? '');
}

function lerNota(criterio: Criterio, texto: string): Nota {
  if (criterio.tipo === 'conceito') {
    const conceito = conceitoDaMarca(criterio, texto);
    return conceito === '' ? null : { conceito };
  }
  const valor = lerMarca(texto);
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

/** Every number of the example, each with its steps: what the form shows while the criterion is edited. */
export function calcularExemplo(criterio: Criterio, marcas: MarcasDoExemplo): Exemplo {
  const etapas = marcas.etapas.map(({ primeira, segunda, recuperacao }) => {
    const base = { valorMaximo: '10', recuperacao: false };
    const media = mediaDaEtapa(criterio, [
      { ...base, nome: 'primeira', peso: pesosDoExemplo.primeira, nota: lerNota(criterio, primeira) },
      { ...base, nome: 'segunda', peso: pesosDoExemplo.segunda, nota: lerNota(criterio, segunda) },
      { ...base, nome: 'recuperacao', peso: '1', recuperacao: true, nota: lerNota(criterio, recuperacao) },
    ]);
    const conceito = criterio.tipo === 'conceito' && media.valor !== null ? conceitoDaMedia(criterio, media.valor) : null;
    // Which evaluations were left empty is in sight.
    return { ...media, passos: media.passos.filter(({ chave }) => chave !== 'foraDaConta'), conceito };
  });
  const parcial = mediaParcial(
    criterio,
    etapas.map(({ valor }, i) => ({ nome: String(i + 1), peso: '1', media: valor })),
  );
  const notas = { todasFechadas: true, recuperacaoFinal: lerMarca(marcas.recuperacaoFinal), exame: lerMarca(marcas.exame) };
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
